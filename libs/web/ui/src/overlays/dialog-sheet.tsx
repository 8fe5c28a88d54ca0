import IconButton from '@mui/material/IconButton';
import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent, type ReactNode } from 'react';
import { CloseIcon } from '../icons';
import { CardFoot } from '../layout/card';
import { phone } from '../theme/typography';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 12px 0 24px',
  [phone]: { padding: '12px 8px 0 16px' },
});
const Body = styled('div')({
  display: 'grid',
  // A part that hides what sticks out would otherwise be the first to give way where room is short.
  gridAutoRows: 'max-content',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '12px 24px 24px',
  overflowY: 'auto',
  [phone]: { padding: '8px 16px 16px' },
});
/** Between what scrolls and the buttons, where a press looks: never below the fold. */
const Said = styled('div')({ padding: '8px 24px 16px', [phone]: { padding: '8px 16px 12px' } });
const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** What came of the last press, above the buttons however long the content is. */
  said?: ReactNode;
  /** Buttons, the one to press last. */
  actions?: ReactNode;
  /** Makes the content a form: Enter sends it. */
  onSubmit?: (event: FormEvent<HTMLElement>) => void;
  /** While work is under way neither Esc nor a press outside closes it. */
  isBusy?: boolean;
  /** For things side by side. */
  isWide?: boolean;
}

/** A centred card at a desk, a sheet from below on a phone. Focus is kept inside and goes back where it was. */
export function DialogSheet({
  open,
  onClose,
  title,
  children,
  said,
  actions,
  onSubmit,
  isBusy = false,
  isWide = false,
}: DialogProps): ReactNode {
  const id = useId();
  const close = (): void => {
    if (!isBusy) onClose();
  };
  return (
    <MuiDialog
      open={open}
      onClose={close}
      aria-labelledby={id}
      {...(isWide && { slotProps: { paper: { sx: { width: 'min(1120px, 100%)' } } } })}
    >
      <Frame as={onSubmit ? 'form' : 'div'} {...(onSubmit && { onSubmit, noValidate: true })}>
        <Head>
          <Typography id={id} variant="h3" component="h2" sx={{ pt: 1.25, fontSize: '1.25rem' }}>
            {title}
          </Typography>
          <IconButton aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Body>{children}</Body>
        {said && <Said>{said}</Said>}
        {actions && <CardFoot>{actions}</CardFoot>}
      </Frame>
    </MuiDialog>
  );
}
