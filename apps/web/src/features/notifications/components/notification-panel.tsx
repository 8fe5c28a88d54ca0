import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { countedCategories, type NotificationCategory, type NotificationItem } from '@crewcall/contracts-notifications';
import { showToast, useAppDispatch, type SessionUser } from '@crewcall/web-data-access';
import { ChecksIcon, FilterPills, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { changeNotification } from '../api/change-notification';
import type { ListName } from '../api/notifications.api';
import { useCategoryCounts } from '../hooks/use-category-counts';
import { NotificationList } from './notification-list';

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
}));
const Filters = styled('div')(({ theme: { vars } }) => ({
  padding: '10px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

const names: Record<NotificationCategory, string> = {
  messages: 'Messages',
  applications: 'Applications',
  jobs: 'Jobs',
  ratings: 'Ratings',
};

interface NotificationPanelProps {
  user: SessionUser;
  onOpen: (item: NotificationItem) => void;
}

/** The list of notifications, all or of one category; 'mark as read' means what is shown. */
export function NotificationPanel({ user, onOpen }: NotificationPanelProps): ReactNode {
  const dispatch = useAppDispatch();
  const counts = useCategoryCounts();
  const [category, setCategory] = useState<ListName>('all');
  const [problem, setProblem] = useState<string | null>(null);

  const markRead = async (): Promise<void> => {
    setProblem(null);
    const failed = await dispatch(changeNotification({ kind: 'readAll', category }));
    if (!failed) return;
    setProblem(failed);
    dispatch(showToast({ tone: 'bad', title: failed }));
  };
  const pills = [
    { value: 'all' as const, label: 'All' },
    ...countedCategories(user.role).map((value) => ({
      value,
      label: names[value],
      ...(counts[value] > 0 ? { count: counts[value] } : {}),
    })),
  ];

  return (
    <section aria-label="Notifications">
      <Head>
        <Typography variant="h4" component="h2">
          Notifications
        </Typography>
        <Button variant="text" size="small" startIcon={<ChecksIcon />} onClick={() => void markRead()}>
          {category === 'all' ? 'Mark all as read' : `Mark ${names[category].toLowerCase()} as read`}
        </Button>
      </Head>
      <Filters>
        <FilterPills label="Category" pills={pills} value={category} onChange={setCategory} />
      </Filters>
      {problem && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
      <NotificationList userId={user.id} category={category} onOpen={onOpen} />
    </section>
  );
}
