import Button from '@mui/material/Button';
import { LinkIcon, MailIcon, MenuItems, Popover, ShareIcon, usePopover, VisuallyHidden } from '@crewcall/web-ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

const DONE_SHOWN_MS = 2000;

const mailOf = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Whether the system has a sheet of its own that people know: that of a phone. */
const hasSheet = (): boolean => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

/** Sends the address on: by the system's sheet on a phone, else from the clipboard or by e-mail. */
export function ShareButton({ title, url }: { title: string; url: string }): ReactNode {
  const menu = usePopover();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = (event: MouseEvent): void => {
    if (!hasSheet()) return;
    event.preventDefault();
    // Closed without a choice, it is an error of the browser's alone.
    navigator.share({ title, url }).catch(() => undefined);
  };
  const copy = async (): Promise<void> => {
    menu.close();
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
        aria-label={`Share ${title}`}
        onClick={share}
        startIcon={<ShareIcon />}
        {...menu.button}
      >
        <span>{isCopied ? 'Link copied' : 'Share'}</span>
      </Button>
      <Popover state={menu} place="below" aria-label={`Share ${title}`}>
        <MenuItems>
          <li>
            <button type="button" onClick={() => void copy()}>
              <LinkIcon />
              Copy link
            </button>
          </li>
          <li>
            <a href={mailOf(title, url)}>
              <MailIcon />
              E-mail
            </a>
          </li>
        </MenuItems>
      </Popover>
      <VisuallyHidden role="status">{isCopied && 'Link copied'}</VisuallyHidden>
    </>
  );
}
