import { download } from '../../../shared/files/download';
import { useKeptFilesQuery } from '../api/call-sheets.api';

/** Of a sheet that comes from this device: which of its files do too. Null while there is a network. */
export function useKeptFiles(callId: string, isSaved: boolean): readonly string[] | null {
  const { data } = useKeptFilesQuery(callId, { skip: !isSaved });
  return isSaved ? (data ?? []) : null;
}

/** Answers whether it was there. */
export async function openKeptFile(callId: string, id: string, name: string): Promise<boolean> {
  const { keptFile } = await import('../offline');
  const file = await keptFile({ callId, id });
  if (file) download(name, file);
  return file !== null;
}
