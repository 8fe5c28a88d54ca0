import Button from '@mui/material/Button';
import { ShareIcon, VisuallyHidden } from '@crewcall/web-ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

const DONE_SHOWN_MS = 2000;

const mailOf = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Whether the system has a sheet of its own that people know: that of a phone. */
const hasSheet = (): boolean => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Sends the address on: by the system's sheet on a phone, else from the clipboard; a mail where neither is to be had. */
export function ShareButton({ title, url }: { title: string; url: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (hasSheet()) {
      // Closed without a choice, it is an error of the browser's alone.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      window.location.assign(mailOf(title, url));
    }
  };
  return (
    <>
      <Button
        className="share"
        variant="outlined"
        href={mailOf(title, url)}
        aria-label={`Share ${title}`}
        onClick={(event) => void share(event)}
        startIcon={<ShareIcon />}
      >
        <span>{isCopied ? 'Link copied' : 'Share'}</span>
      </Button>
      <VisuallyHidden role="status">{isCopied && 'Link copied'}</VisuallyHidden>
    </>
  );
}
