import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { fileSizeLabel } from '@crewcall/contracts-core';
import { pictureLimits } from '@crewcall/contracts-identity';
import { ActionRow, Avatar, FieldNote, FileCard, ImageIcon, useFilePicker, VisuallyHidden } from '@crewcall/web-ui';
import { useId, type ReactNode } from 'react';
import { usePictureUpload } from '../hooks/use-picture-upload';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
const Side = styled('div')({ display: 'grid', gap: 6, justifyItems: 'start', minWidth: 0 });

interface PictureFieldProps {
  label: string;
  /** The address of the picture, or of the new one; null without one. */
  value: string | null;
  onChange: (value: string | null) => void;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  seed: string;
  initials: string;
  isCompany?: boolean;
  error?: string;
}

/** Picks a picture, uploads it small and shows it as it will look. It is seen by others once the form is saved. */
export function PictureField({
  label,
  value,
  onChange,
  isBusy,
  onBusy,
  seed,
  initials,
  isCompany = false,
  error,
}: PictureFieldProps): ReactNode {
  const id = useId();
  const { upload, start, cancel, problem, sourceOf } = usePictureUpload({
    isSquare: !isCompany,
    onBusy,
    onTaken: onChange,
  });
  const { pick, input } = useFilePicker({
    label,
    accept: 'image/*',
    describedBy: `${id}-note`,
    onFile: (file) => void start(file),
  });
  return (
    <Row role="group" aria-labelledby={`${id}-label`}>
      <Avatar seed={seed} initials={initials} src={sourceOf(value)} size="xl" isCompany={isCompany} />
      <Side>
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
        <ActionRow>
          <Button variant="outlined" startIcon={<ImageIcon />} disabled={isBusy} onClick={pick}>
            {`${value ? 'Change' : 'Add'} ${label.toLowerCase()}`}
          </Button>
          {value && (
            <Button variant="text" onClick={() => onChange(null)}>
              {`Remove ${label.toLowerCase()}`}
            </Button>
          )}
        </ActionRow>
        {input}
        {upload && (
          <FileCard
            isImage
            name={upload.file.name}
            facts={fileSizeLabel(upload.file.size)}
            percent={upload.percent}
            action={
              <Button variant="text" size="small" onClick={cancel}>
                Cancel upload
              </Button>
            }
          />
        )}
        <FieldNote
          id={`${id}-note`}
          error={problem ?? error}
          hint={`An image of at most ${pictureLimits.megabytes} MB. It is resized to fit.`}
        />
      </Side>
    </Row>
  );
}
