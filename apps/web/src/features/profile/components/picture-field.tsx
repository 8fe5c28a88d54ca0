import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { pictureLimits, pictureTexts } from '@crewcall/contracts-identity';
import { Avatar, FieldNote, ImageIcon, VisuallyHidden } from '@crewcall/web-ui';
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { fitPicture, pickedPictureProblem } from '../model/fit-picture';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
const Side = styled('div')({ display: 'grid', gap: 6, justifyItems: 'start', minWidth: 0 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface PictureFieldProps {
  label: string;
  /** The address of the picture, or the new one in an address; null without one. */
  value: string | null;
  onChange: (value: string | null) => void;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  seed: string;
  initials: string;
  isCompany?: boolean;
  error?: string;
}

/** Picks a picture, shows it as it will look, and hands it on small. Nothing is sent before the form is. */
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
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const pick = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = pickedPictureProblem(file);
    setProblem(found);
    if (!found) {
      onBusy(true);
      await fitPicture(file, !isCompany).then(onChange, () => setProblem(pictureTexts.notImage));
      onBusy(false);
    }
    // The same file may be picked again.
    target.value = '';
  };
  return (
    <Row role="group" aria-labelledby={`${id}-label`}>
      <Avatar seed={seed} initials={initials} src={value} size="xl" isCompany={isCompany} />
      <Side>
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
        <Buttons>
          <Button variant="outlined" startIcon={<ImageIcon />} disabled={isBusy} onClick={() => input.current?.click()}>
            {`${value ? 'Change' : 'Add'} ${label.toLowerCase()}`}
          </Button>
          {value && (
            <Button variant="text" onClick={() => onChange(null)}>
              {`Remove ${label.toLowerCase()}`}
            </Button>
          )}
        </Buttons>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={label}
          aria-describedby={`${id}-note`}
          onChange={(event) => void pick(event)}
        />
        <FieldNote
          id={`${id}-note`}
          error={problem ?? error}
          hint={`An image of at most ${pictureLimits.megabytes} MB. It is made to fit.`}
        />
      </Side>
    </Row>
  );
}
