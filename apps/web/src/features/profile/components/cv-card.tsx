import Button from '@mui/material/Button';
import { fileSizeLabel } from '@crewcall/contracts-core';
import { cvTexts, type CvScan, type FreelancerProfile } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import {
  ActionRow,
  BinIcon,
  ConfirmDialog,
  DownloadIcon,
  FieldNote,
  FileCard,
  type FileState,
  SectionCard,
  UploadIcon,
  useFilePicker,
} from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useRemoveCvMutation } from '../api/profile-files.api';
import { useCvDownload } from '../hooks/use-cv-download';
import { useCvUpload } from '../hooks/use-cv-upload';

const states: Record<CvScan, FileState> = { pending: 'scanning', safe: 'safe', unsafe: 'blocked' };

/** One's own CV: what is there and how safe, a way to bring another one, to look at it and to take it away. */
export function CvCard({ profile }: { profile: FreelancerProfile }): ReactNode {
  const dispatch = useAppDispatch();
  const [asksToDelete, setAsking] = useState(false);
  const { upload, start, problem, cancel } = useCvUpload(profile.user_id);
  const onFile = (file: File): void => void start(file);
  const { pick, input } = useFilePicker({ label: 'CV file', accept: '.pdf,.doc,.docx', onFile });
  const { download, isLoading } = useCvDownload(profile.user_id);
  const [removeCv, { isLoading: isRemoving }] = useRemoveCvMutation();
  const { cv_file_name: name, cv_file_size: size, cv_scan: scan } = profile;

  const remove = async (): Promise<void> => {
    const { error } = await removeCv(profile.user_id);
    setAsking(false);
    const text = error ? errorText(error, 'Please try again.') : undefined;
    dispatch(showToast({ tone: error ? 'bad' : 'good', title: error ? cvTexts.deleteFailed : cvTexts.deleted, text }));
  };
  return (
    <SectionCard title="CV">
      {upload ? (
        <FileCard
          name={upload.file.name}
          facts={fileSizeLabel(upload.file.size)}
          percent={upload.percent}
          action={
            <Button variant="text" size="small" onClick={cancel}>
              Cancel upload
            </Button>
          }
        />
      ) : (
        name && (
          <FileCard
            name={name}
            facts={size === null ? undefined : fileSizeLabel(size)}
            state={scan ? states[scan] : undefined}
          />
        )
      )}
      <ActionRow>
        <Button variant="outlined" startIcon={<UploadIcon />} disabled={upload !== null} onClick={pick}>
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
      </ActionRow>
      {input}
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
