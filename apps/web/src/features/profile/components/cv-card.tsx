import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { cvTexts, fileSizeLabel, type CvScan, type FreelancerProfile } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import {
  BinIcon,
  ConfirmDialog,
  DownloadIcon,
  FieldNote,
  FileIcon,
  ProgressBar,
  SectionCard,
  StateChip,
  UploadIcon,
  type StateName,
} from '@crewcall/web-ui';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useRemoveCvMutation } from '../api/profiles.api';
import { useCvDownload } from '../hooks/use-cv-download';
import { useCvUpload } from '../hooks/use-cv-upload';

const FileLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Sending = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& > :first-of-type': { width: '100%' },
});

const chips: Record<CvScan, StateName> = { pending: 'scanning', safe: 'safe', unsafe: 'blocked' };

/** One's own CV: what is there and how safe, a way to bring another one, to look at it and to take it away. */
export function CvCard({ profile }: { profile: FreelancerProfile }): ReactNode {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [asksToDelete, setAsking] = useState(false);
  const { upload, percent, problem, cancel } = useCvUpload(profile.user_id);
  const { download, isLoading } = useCvDownload(profile.user_id);
  const [removeCv, { isLoading: isRemoving }] = useRemoveCvMutation();
  const { cv_file_name: name, cv_file_size: size, cv_scan: scan } = profile;

  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void upload(file);
    // The same file may be picked again.
    target.value = '';
  };
  const remove = async (): Promise<void> => {
    const { error } = await removeCv(profile.user_id);
    setAsking(false);
    const text = error ? errorText(error, 'Please try again.') : undefined;
    dispatch(showToast({ tone: error ? 'bad' : 'good', title: error ? cvTexts.deleteFailed : cvTexts.deleted, text }));
  };
  return (
    <SectionCard title="CV">
      {name && (
        <FileLine>
          <FileIcon />
          <div>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            {size !== null && (
              <Typography variant="body2" color="textSecondary">
                {fileSizeLabel(size)}
              </Typography>
            )}
          </div>
          {scan && <StateChip state={chips[scan]} />}
        </FileLine>
      )}
      {percent !== null && (
        <Sending>
          <ProgressBar value={percent} label="Uploading the CV" hint={percent >= 100 ? 'Scanning...' : undefined} />
          <Button variant="text" size="small" onClick={cancel}>
            Cancel upload
          </Button>
        </Sending>
      )}
      <Buttons>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={percent !== null}
          onClick={() => input.current?.click()}
        >
          {name ? 'Replace CV' : 'Upload CV'}
        </Button>
        {scan === 'safe' && (
          <Button variant="outlined" startIcon={<DownloadIcon />} disabled={isLoading} onClick={() => void download()}>
            Download CV
          </Button>
        )}
        {name && (
          <Button variant="text" startIcon={<BinIcon />} disabled={isRemoving} onClick={() => setAsking(true)}>
            Delete CV
          </Button>
        )}
      </Buttons>
      <input ref={input} type="file" accept=".pdf,.doc,.docx" hidden aria-label="CV file" onChange={pick} />
      <FieldNote error={problem ?? (scan === 'unsafe' ? cvTexts.unsafe : undefined)} hint={cvTexts.hint} />
      <ConfirmDialog
        open={asksToDelete}
        title="Delete your CV?"
        confirmLabel="Delete CV"
        isBusy={isRemoving}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        Companies can no longer download it. You can upload another one at any time.
      </ConfirmDialog>
    </SectionCard>
  );
}
