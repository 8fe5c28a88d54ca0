import { cvTexts } from '@crewcall/contracts-identity';
import { isApiFailure, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useCvLinkMutation } from '../api/profile-files.api';

/** What to say of a link that was not to be had: the service's own words when it gave some. */
function wordsOf(error: unknown): string {
  if (!isApiFailure(error) || error.status === null) return cvTexts.notDownloaded;
  return error.status < 500 ? error.message : cvTexts.noLink;
}

/** Opens a user's CV in a new tab, by a link that works for a few minutes. */
export function useCvDownload(userId: string) {
  const dispatch = useAppDispatch();
  const [link, { isLoading }] = useCvLinkMutation();
  const tell = (text: string): void => {
    dispatch(showToast({ tone: 'bad', title: cvTexts.downloadFailed, text }));
  };
  const download = async (): Promise<void> => {
    const { data, error } = await link(userId);
    if (error) return tell(wordsOf(error));
    if (!data?.downloadUrl) return tell(cvTexts.noLink);
    window.open(data.downloadUrl, '_blank', 'noopener,noreferrer');
  };
  return { download, isLoading };
}
