import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { accountTexts, signInTexts, signUpTexts } from '@crewcall/contracts-identity';
import { useResendVerificationMutation } from '@crewcall/web-data-access';
import { ActionRow, Card, CardBody, MailIcon, Note, SyncIcon } from '@crewcall/web-ui';
import { browserKey } from '../model/browser-key.storage';

interface VerifyCardProps {
  email: string;
  /** The account was made just now, so the first mail is on its way. */
  isNew: boolean;
  link?: string;
  /** The page to come back to. */
  next?: string;
  onDismiss: () => void;
}

/** The address has to be proved before the first sign-in. */
export function VerifyCard({ email, isNew, link, next, onDismiss }: VerifyCardProps): ReactNode {
  const [resend, { isLoading, isSuccess, isError }] = useResendVerificationMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component="section" aria-labelledby="verify-your-email">
      <CardBody>
        <MailIcon fontSize="large" sx={{ color: 'info.main' }} />
        <Typography ref={heading} id="verify-your-email" variant="h4" component="h2" tabIndex={-1}>
          Verify your email
        </Typography>
        {isNew && (
          <Note tone="good" isAlert>
            {signUpTexts.success}
          </Note>
        )}
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {isNew ? 'We sent a link to' : 'There is a link in the mail we sent to'}{' '}
          <Typography component="b" color="textPrimary" sx={{ fontWeight: 640 }}>
            {email}
          </Typography>
          . Opened in this browser it signs you in{next ? ' and brings you back to where you were' : ''}.
        </Typography>
        {isSuccess && <Note isAlert>{accountTexts.resent}</Note>}
        {isError && (
          <Note tone="bad" isAlert>
            {signInTexts.resendFailed}
          </Note>
        )}
        <ActionRow>
          <Button
            variant="contained"
            color="inherit"
            startIcon={<SyncIcon />}
            disabled={isLoading}
            onClick={() => void resend({ email, next, browser_key: browserKey() })}
          >
            {isLoading ? 'Sending...' : 'Resend verification email'}
          </Button>
          <Button onClick={onDismiss}>Dismiss</Button>
        </ActionRow>
        {link && (
          <>
            <Divider />
            <Typography variant="body2" sx={{ color: 'text.hint' }}>
              Development only: <Link href={link}>open the verification link</Link>
            </Typography>
          </>
        )}
      </CardBody>
    </Card>
  );
}
