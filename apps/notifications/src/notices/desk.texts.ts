import { previewOf } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

/** For a user whose content was reported and found wanting. */
export const warnedNotice = (note: string | null | undefined): NotificationDraft => ({
  type: 'system',
  priority: 'high',
  title: 'A warning from the CrewCall team',
  message: previewOf(note?.trim() || 'Something you wrote or posted is against our rules. Please keep to them.'),
  action_url: null,
});

/** For a user whose content was taken away. */
export const removedNotice = (kind: 'user' | 'job' | 'message' | 'attachment' | 'review'): NotificationDraft => ({
  type: 'system',
  priority: 'high',
  title: 'The CrewCall team removed something of yours',
  message:
    kind === 'user'
      ? 'Your profile is hidden because it is against our rules. You can mend it and show it again in your settings.'
      : `A ${kind} of yours was against our rules.`,
  action_url: null,
});
