import { dayWords, feedFailureWords, wallTimeOf } from '@crewcall/contracts-bookings';
import type { FeedSourceFailedPayload } from '@crewcall/contracts-bookings/dto';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

const about = { type: 'availability', priority: 'normal', action_url: webRoutes.settings.href() } as const;

/** To the crew member who brought a calendar in that cannot be read. */
export function feedSourceNotice({ what, since, failure }: FeedSourceFailedPayload): NotificationDraft {
  const { day, time } = wallTimeOf(new Date(since));
  const why = `It could not be read since ${dayWords(day)}, ${time}: ${feedFailureWords[failure]}.`;
  if (what === 'stopped')
    return {
      ...about,
      title: 'A calendar is no longer read',
      message: `${why} To try again, remove it in Settings and add it once more.`,
    };
  return {
    ...about,
    title: 'Busy times of a calendar are gone',
    message: `${why} Companies no longer see you as busy then. We go on trying.`,
  };
}
