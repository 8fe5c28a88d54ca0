import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { beginSession, serverText, showToast, useAppDispatch, useSession } from '@crewcall/web-data-access';
import { SectionCard, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useBootstrapStatusQuery, useCreateFirstAdminMutation } from '../api/accounts-admin.api';

/** Time to read the toast before the page begins anew as an administrator's. */
const reloadAfterMs = 1000;

/** For a user who was approved beforehand, while there is no administrator; for every other user it says that it is done. */
export function BootstrapCard(): ReactNode {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data: status } = useBootstrapStatusQuery();
  const [create, { isLoading }] = useCreateFirstAdminMutation();
  const [setupToken, setSetupToken] = useState('');
  const isAvailable = status?.available ?? false;
  const press = async (): Promise<void> => {
    if (!user?.email) return;
    const answer = await create({ email: user.email, ...(setupToken ? { setup_token: setupToken } : {}) });
    if ('error' in answer) {
      const text = serverText(answer.error, 'Failed to create first admin');
      dispatch(showToast({ tone: 'bad', title: 'Bootstrap Failed', text }));
      return;
    }
    const { user: admin, token } = answer.data;
    dispatch(beginSession(admin, token));
    const text = 'You have been granted admin privileges!';
    dispatch(showToast({ tone: 'good', title: 'Bootstrap Successful', text }));
    setTimeout(() => window.location.reload(), reloadAfterMs);
  };
  return (
    <SectionCard title="First administrator">
      <Typography color="textSecondary">
        {isAvailable
          ? 'Nobody runs this installation yet. Your address was approved to be its first administrator.'
          : 'This is done: there is an administrator. Others are appointed by administrators.'}
      </Typography>
      {status?.needs_token && (
        <TextField label="Setup token" value={setupToken} onChange={({ target }) => setSetupToken(target.value)} />
      )}
      <div>
        <Button variant="contained" disabled={!isAvailable || isLoading} onClick={() => void press()}>
          First Admin Setup
        </Button>
      </div>
    </SectionCard>
  );
}
