import {
  type NotificationPreferences,
  type SaveNotificationPreferences,
  type StoredNotificationType,
} from '@crewcall/contracts-notifications';
import { errorText, showToast, useAppDispatch, type SessionUser } from '@crewcall/web-data-access';
import { ErrorPanel, LineSkeleton, Loading, SectionCard } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } from '../api/preferences.api';
import { PreferenceHeads, PreferenceRow } from './preference-row';
import { QuietHours } from './quiet-hours';

/** The kinds that a role hears of, in its own words. */
const kinds: Record<SessionUser['role'], [StoredNotificationType, string][]> = {
  freelancer: [
    ['new_message', 'Unread messages'],
    ['application_update', 'Your applications'],
    ['offer', 'Offers and pencils'],
    ['booking_update', 'Your bookings'],
    ['call_sheet', 'Call sheets'],
    ['timesheet', 'Timesheets and invoices'],
    ['availability', 'Your calendar'],
    ['job_update', 'Changes to jobs you applied for'],
    ['rating_received', 'New ratings'],
    ['profile_view', 'Companies that look at your profile'],
    ['system', 'News about CrewCall and your account'],
  ],
  recruiter: [
    ['new_message', 'Unread messages'],
    ['application_update', 'Applications for your jobs'],
    ['offer', 'Answers to your offers'],
    ['booking_update', 'Your bookings and cover'],
    ['call_sheet', 'Call sheets'],
    ['timesheet', 'Timesheets and invoices'],
    ['job_update', 'New crew for your saved searches'],
    ['rating_request', 'Requests for ratings'],
    ['system', 'News about CrewCall and your account'],
  ],
  admin: [['system', 'News about CrewCall and your account']],
};

interface NotificationPreferencesCardProps {
  user: SessionUser;
  /** More choices of a role, below the quiet hours. */
  children?: ReactNode;
}

/** What to hear of, where, and when not. Each choice is saved at once. */
export function NotificationPreferencesCard({ user, children }: NotificationPreferencesCardProps): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, refetch, isFetching } = useNotificationPreferencesQuery();
  const [save] = useSaveNotificationPreferencesMutation();
  const change = async (next: SaveNotificationPreferences): Promise<void> => {
    const { error: failure } = await save(next);
    if (failure)
      dispatch(showToast({ tone: 'bad', title: 'Not saved', text: errorText(failure, 'Please try again.') }));
  };
  return (
    <SectionCard title="Notifications">
      {data ? (
        <>
          <p>
            Messages are mailed when they are still unread after 10 minutes. Mail about the security of your account
            always comes.
          </p>
          <PreferenceHeads aria-hidden="true">
            <span />
            <span>In the app</span>
            <span>By mail</span>
          </PreferenceHeads>
          {kinds[user.role].map(([type, label]) => (
            <PreferenceRow
              key={type}
              label={label}
              preference={of(data, type)}
              onChange={(preference) => void change({ types: [preference] })}
            />
          ))}
          <QuietHours from={data.quiet_from} to={data.quiet_to} onChange={(hours) => void change(hours)} />
          {children}
        </>
      ) : error ? (
        <ErrorPanel
          message={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label="Loading your notification settings">
          <LineSkeleton height={240} />
        </Loading>
      )}
    </SectionCard>
  );
}

const of = ({ types }: NotificationPreferences, type: StoredNotificationType) =>
  types.find((one) => one.type === type) ?? { type, in_app: true, mail: 'off' as const };
