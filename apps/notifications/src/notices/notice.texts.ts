import { type LiveApplicationStatus, previewOf, type Role, webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

const crewJobs = webRoutes.dashboard.href({ tab: 'jobs' });
/** Opens the applicants of that application's job. */
const companyApplication = (applicationId: string): string =>
  webRoutes.dashboard.href({ tab: 'jobs', application: applicationId });

interface ApplicationFacts {
  application_id: string;
  job_title: string;
  /** As others may see it; absent while the person is not known here yet. */
  freelancer_name?: string;
  company_name?: string;
}

export function newApplicationNotice({
  application_id,
  job_title,
  freelancer_name,
}: ApplicationFacts): NotificationDraft {
  return {
    type: 'application_update',
    priority: 'high',
    title: 'New application',
    message: `${freelancer_name ?? 'A crew member'} applied for ${job_title}.`,
    action_url: companyApplication(application_id),
  };
}

interface ProfileViewFacts {
  /** Null where the company hides itself. The name is absent then, and while it is not known here yet. */
  viewer_id: string | null;
  company_name?: string;
}

export function profileViewNotice({ viewer_id, company_name }: ProfileViewFacts): NotificationDraft {
  return {
    type: 'profile_view',
    priority: 'low',
    title: 'Your profile was viewed',
    message: `${company_name ?? 'A company'} looked at your profile.`,
    action_url:
      viewer_id && company_name ? webRoutes.profileOf.href(viewer_id) : webRoutes.dashboard.href({ tab: 'profile' }),
  };
}

type DecidedStatus = Exclude<LiveApplicationStatus, 'applied'>;

interface StatusFacts extends ApplicationFacts {
  to: DecidedStatus;
  /** The company wrote something when it declined. */
  has_message?: boolean;
  /** What was rejected had been a booking. */
  was_booked?: boolean;
}

const statusWords: Record<
  DecidedStatus,
  (facts: StatusFacts) => Pick<NotificationDraft, 'priority' | 'title' | 'message'>
> = {
  hired: ({ company_name, job_title }) => ({
    priority: 'urgent',
    title: 'You’re hired!',
    message: `${company_name ?? 'The company'} hired you for ${job_title}. Well done!`,
  }),
  shortlisted: ({ company_name, job_title }) => ({
    priority: 'high',
    title: 'You’re on the shortlist',
    message: `${company_name ?? 'The company'} shortlisted you for ${job_title}.`,
  }),
  reviewed: ({ company_name, job_title }) => ({
    priority: 'normal',
    title: 'Your application was opened',
    message: `${company_name ?? 'The company'} is looking at your application for ${job_title}.`,
  }),
  rejected: ({ job_title, company_name, has_message, was_booked }) => {
    const words = has_message ? ' They wrote to you: open it to read what.' : '';
    return was_booked
      ? {
          priority: 'urgent',
          title: 'Booking cancelled',
          message: `${company_name ?? 'The company'} cancelled your booking for ${job_title}.${words}`,
        }
      : {
          priority: 'normal',
          title: 'Not this time',
          message: `Your application for ${job_title} was not successful.${words}`,
        };
  },
  withdrawn: ({ freelancer_name, job_title }) => ({
    priority: 'normal',
    title: 'Application withdrawn',
    message: `${freelancer_name ?? 'A crew member'} withdrew their application for ${job_title}.`,
  }),
};

/** For the side that did not decide: the company hears of a withdrawal, the crew member of everything else. */
export function applicationStatusNotice(facts: StatusFacts): NotificationDraft {
  const action_url = facts.to === 'withdrawn' ? companyApplication(facts.application_id) : crewJobs;
  return { type: 'application_update', ...statusWords[facts.to](facts), action_url };
}

export type JobClosedReason = 'filled' | 'deleted' | 'expired' | 'suspended';

const closedWords: Record<JobClosedReason, (title: string) => Pick<NotificationDraft, 'title' | 'message'>> = {
  filled: (title) => ({ title: 'Position filled', message: `${title} has been filled. Thank you for applying.` }),
  deleted: (title) => ({ title: 'Job withdrawn', message: `${title} was taken down by the company.` }),
  expired: (title) => ({ title: 'Job closed', message: `${title} is no longer taking applications.` }),
  // Why is between the company and us.
  suspended: (title) => ({ title: 'Job closed', message: `${title} is no longer taking applications.` }),
};

/** For those whose application was still open. It counts under applications: crew have no jobs badge. */
export function jobClosedNotice({ title, reason }: { title: string; reason: JobClosedReason }): NotificationDraft {
  return { type: 'application_update', priority: 'normal', ...closedWords[reason](title), action_url: crewJobs };
}

/** For those whose application is still open when the job they chose is no longer quite the same. */
export function jobChangedNotice({ title, is_paused }: { title: string; is_paused: boolean }): NotificationDraft {
  const message = is_paused
    ? `${title} is paused for now. Your application stays with the company.`
    : `The company changed the details of ${title}. Have a look whether it still suits you.`;
  return { type: 'job_update', priority: 'normal', title: 'Job updated', message, action_url: crewJobs };
}

interface RatingFacts {
  application_id: string;
  job_title: string;
  freelancer_name?: string;
  company_name?: string;
}

/** Leads into the conversation; there is one such row per conversation with something unread. */
export function newMessageNotice(facts: {
  conversation_id: string;
  preview: string;
  sender_name?: string;
}): NotificationDraft {
  return {
    type: 'new_message',
    priority: 'normal',
    title: facts.sender_name ?? 'New message',
    message: facts.preview,
    action_url: webRoutes.dashboard.href({ tab: 'messages', conversation: facts.conversation_id }),
  };
}

/** A company rates among its applications; the ratings page belongs to crew. */
export function ratingRequestNotice({ application_id, job_title, freelancer_name }: RatingFacts): NotificationDraft {
  return {
    type: 'rating_request',
    priority: 'normal',
    title: 'Rating requested',
    message: `${freelancer_name ?? 'A crew member'} asks how ${job_title} went.`,
    action_url: webRoutes.dashboard.href({ tab: 'applications', rate: application_id }),
  };
}

export function ratingReceivedNotice(
  facts: RatingFacts & { rating: number; comment?: string | null },
): NotificationDraft {
  const words = facts.comment ? `: “${previewOf(facts.comment)}”` : '.';
  return {
    type: 'rating_received',
    priority: 'high',
    title: 'New rating',
    message: `${facts.company_name ?? 'A company'} gave you ${facts.rating}/5 for ${facts.job_title}${words}`,
    action_url: webRoutes.ratings.href(),
  };
}

/** For the user who sent feedback and was answered. */
export function feedbackAnsweredNotice(response: string): NotificationDraft {
  return {
    type: 'system',
    priority: 'normal',
    title: 'Your feedback was answered',
    message: previewOf(response),
    action_url: null,
  };
}

/** For who reported something. What was done to whom is between them and us. */
export function reportDecidedNotice(wasUpheld: boolean): NotificationDraft {
  return {
    type: 'system',
    priority: 'normal',
    title: 'We looked at your report',
    message: wasUpheld ? 'Thank you. We have acted on it.' : 'Thank you. We found nothing against our rules.',
    action_url: null,
  };
}

/** For a user who proved their address; the role may not be known yet. */
export function welcomeNotice(role: Role | null): NotificationDraft {
  if (role === 'admin') {
    const message = 'Feedback, reports and figures are on the admin page.';
    return {
      type: 'system',
      priority: 'low',
      title: 'Welcome to CrewCall',
      message,
      action_url: webRoutes.admin.href(),
    };
  }
  const isCompany = role === 'recruiter';
  return {
    type: 'system',
    priority: 'low',
    title: 'Welcome to CrewCall',
    message: isCompany
      ? 'Add your company name, then post your first job.'
      : 'Complete your profile so that companies can find you.',
    action_url: isCompany
      ? webRoutes.dashboard.href({ tab: 'jobs', action: 'post' })
      : webRoutes.dashboard.href({ tab: 'profile' }),
  };
}
