import type { TicketToCheck } from '@crewcall/contracts-identity';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { errorText } from '@crewcall/web-data-access';
import { ActionRow, FieldNote } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useOpenTicketDocumentMutation } from '../api/ticket-checks.api';

/** Scrolled by touch, by mouse and by the arrow keys. */
const Frame = styled('div')(({ theme: { vars } }) => ({
  overflow: 'auto',
  marginTop: 8,
  maxHeight: '70vh',
  borderRadius: 8,
  background: vars.palette.background.sunken,
  '& img': { display: 'block', maxWidth: 'none', height: 'auto' },
}));

const sizes = ['100%', '150%', '200%', '300%', '400%'] as const;

/** A picture to look at closely, a PDF as a file. Each opening is written down, and its owner told: so it is asked for. */
export function CheckedDocument({ ticket: { id, document, owner_name } }: { ticket: TicketToCheck }): ReactNode {
  const [open, { data, isLoading, error, reset }] = useOpenTicketDocumentMutation();
  const [size, setSize] = useState(0);
  const [isUnread, setIsUnread] = useState(false);
  if (!document) return <p>There is no document.</p>;
  const isPicture = document.type.startsWith('image/');
  const onOpen = async (): Promise<void> => {
    setIsUnread(false);
    const { data: link } = await open(id);
    if (link && !isPicture) window.open(link.url, '_blank', 'noopener,noreferrer');
  };
  // The link is over after a minute: another opening brings another.
  const onError = (): void => {
    setIsUnread(true);
    reset();
  };
  return (
    <div>
      <ActionRow>
        {!(data && isPicture) && (
          <Button variant="outlined" disabled={isLoading} onClick={() => void onOpen()}>
            Open the document
          </Button>
        )}
        {data && isPicture && (
          <>
            <Button variant="outlined" disabled={size === 0} onClick={() => setSize(size - 1)}>
              Smaller
            </Button>
            <Button variant="outlined" disabled={size === sizes.length - 1} onClick={() => setSize(size + 1)}>
              Larger
            </Button>
          </>
        )}
      </ActionRow>
      {data && isPicture && (
        <Frame role="region" aria-label="Document" tabIndex={0}>
          <img src={data.url} width={sizes[size]} alt={`Document of ${owner_name}`} onError={onError} />
        </Frame>
      )}
      <FieldNote
        error={error || isUnread ? errorText(error, 'It was not opened. Please try again.') : undefined}
        hint="It opens with your name and the time across it. Its owner is told each time."
      />
    </div>
  );
}
