import type { SessionUser } from '@crewcall/web-data-access';
import { Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { CalendarSettingsCard } from '../../features/calendar/components/calendar-settings-card';
import { FeedCard } from '../../features/calendar/components/feed-card';
import { CallContactCard } from '../../features/call-sheets/components/call-contact-card';

/** Of Settings, what concerns days: who sees them, where else they are read, and the phone on the day. */
export function DayParts({ user: { role } }: { user: SessionUser }): ReactNode {
  const isCrew = role === 'freelancer';
  return (
    <Stack>
      {isCrew && <CalendarSettingsCard />}
      <FeedCard />
      {isCrew && (
        <div id="phone">
          <CallContactCard />
        </div>
      )}
    </Stack>
  );
}
