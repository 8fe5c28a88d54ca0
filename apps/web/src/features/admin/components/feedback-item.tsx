import {
  feedbackDeskTexts,
  feedbackStatusLabels,
  feedbackStatuses,
  feedbackTypeAdminLabels,
  type AdminFeedback,
  type FeedbackStatus,
} from '@crewcall/contracts-admin';
import { calendarDate } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import {
  ChatIcon,
  CheckIcon,
  Chip,
  ClockIcon,
  HalfIcon,
  LinkIcon,
  LockIcon,
  phone,
  Quote,
  RingIcon,
  SelectField,
  StateChip,
  UserIcon,
} from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { TimeAgo } from '../../../shared/time';
import { useSetFeedbackStatusMutation } from '../api/admin.api';

const Root = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 190px',
  gap: 24,
  padding: 24,
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .words': { display: 'grid', alignContent: 'start', gap: 8 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .message': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    color: vars.palette.text.secondary,
    fontSize: '.875rem',
    overflowWrap: 'anywhere',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 },
    '& .MuiSvgIcon-root': { fontSize: '1rem' },
  },
  '& .controls': { display: 'grid', alignContent: 'start', gap: 8 },
  [phone]: { gridTemplateColumns: '1fr', padding: 16, gap: 16 },
}));

/** Pending yellow, in review blue, resolved green, closed grey; each with a sign of its own. */
const chips: Record<FeedbackStatus, { tone: 'warn' | 'info' | 'good' | 'plain'; icon: ReactNode }> = {
  pending: { tone: 'warn', icon: <RingIcon /> },
  in_review: { tone: 'info', icon: <HalfIcon /> },
  resolved: { tone: 'good', icon: <CheckIcon /> },
  closed: { tone: 'plain', icon: <LockIcon /> },
};

const options = feedbackStatuses.map((value) => ({ value, label: feedbackStatusLabels[value] }));

export function FeedbackItem({ feedback, onRespond }: { feedback: AdminFeedback; onRespond: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [setStatus, { isLoading }] = useSetFeedbackStatusMutation();
  const { id, feedback_type, status, priority, message, page_url, created_at } = feedback;
  const { user_name, user_email, admin_response, responded_at } = feedback;
  const change = async (next: string): Promise<void> => {
    const { error } = await setStatus({ id, status: next as FeedbackStatus });
    const { statusTitle, statusFailedTitle, statusFailed } = feedbackDeskTexts;
    dispatch(
      showToast(
        error
          ? { tone: 'bad', title: statusFailedTitle, text: statusFailed }
          : { tone: 'good', title: statusTitle, text: feedbackDeskTexts.status },
      ),
    );
  };
  return (
    <Root>
      <div className="words">
        <div className="head">
          <b>{feedbackTypeAdminLabels[feedback_type]}</b>
          <Chip {...chips[status]}>{feedbackStatusLabels[status]}</Chip>
          {priority === 'high' && <StateChip state="urgent" />}
        </div>
        <p className="message">{message}</p>
        <p className="meta">
          <span>
            <UserIcon />
            {user_email ? `${user_name}, ${user_email}` : user_name}
          </span>
          <span>
            <ClockIcon />
            <TimeAgo at={created_at} />
          </span>
          {page_url && (
            <span>
              <LinkIcon />
              {page_url}
            </span>
          )}
        </p>
        {admin_response && (
          <Quote>
            Answered{responded_at && ` ${calendarDate(new Date(responded_at))}`}: {admin_response}
          </Quote>
        )}
      </div>
      <div className="controls">
        <SelectField
          label="Status"
          options={options}
          value={status}
          disabled={isLoading}
          onChange={({ target }) => void change(target.value)}
        />
        <Button variant="outlined" startIcon={<ChatIcon />} onClick={onRespond}>
          Respond
        </Button>
      </div>
    </Root>
  );
}
