import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { calendarDate } from '@crewcall/contracts-core';
import { dataExportTexts, type DataExport } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Note } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useDataExportFileMutation, useDataExportQuery, useRequestDataExportMutation } from '../api/privacy.api';
import { SettingsPart } from './settings-part';

const whileGatheringMs = 4000;
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What the button says, by how far the newest copy is. */
function ready(copy: DataExport | null | undefined): string | null {
  if (copy?.status !== 'ready') return null;
  const until = copy.expires_at ? `, here until ${calendarDate(new Date(copy.expires_at))}` : '';
  return `ZIP file, ${sizeOf(copy.size ?? 0)}${until}.`;
}

/** A copy of everything, made in the background and fetched here. */
export function DataExportPart(): ReactNode {
  const dispatch = useAppDispatch();
  const { data: copy } = useDataExportQuery();
  const isGathering = copy?.status === 'gathering';
  useDataExportQuery(undefined, { pollingInterval: whileGatheringMs, skip: !isGathering });
  const [request, requesting] = useRequestDataExportMutation();
  const [fetchFile, fetching] = useDataExportFileMutation();
  const about = ready(copy);

  const refuse = (error: unknown): void =>
    void dispatch(
      showToast({ tone: 'bad', title: 'Data export failed', text: errorText(error, dataExportTexts.failed) }),
    );
  const ask = async (): Promise<void> => {
    const { error } = await request();
    if (error) refuse(error);
  };
  const download = async (id: string): Promise<void> => {
    const { data, error } = await fetchFile(id);
    if (data) globalThis.location.assign(data.url);
    else refuse(error);
  };

  return (
    <SettingsPart title="Your data">
      <Typography color="textSecondary">
        A copy of everything CrewCall holds on you: account, profiles, jobs, applications, ratings, messages and files.
      </Typography>
      {isGathering && <Note isAlert>{dataExportTexts.requested}</Note>}
      {copy?.status === 'failed' && <Note tone="bad">{dataExportTexts.failed}</Note>}
      {copy && about && (
        <>
          <Note tone="good" title="Your data is ready">
            {about}
          </Note>
          <Button variant="outlined" onClick={() => void download(copy.id)} disabled={fetching.isLoading}>
            {fetching.isLoading ? 'Preparing...' : 'Download'}
          </Button>
        </>
      )}
      {!isGathering && (
        <Button variant="outlined" onClick={() => void ask()} disabled={requesting.isLoading}>
          {about ? 'Request a new copy' : 'Request a copy of my data'}
        </Button>
      )}
    </SettingsPart>
  );
}
