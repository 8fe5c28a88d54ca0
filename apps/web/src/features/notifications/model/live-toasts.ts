import {
  previewOf,
  webRoutes,
  type ApplicationUpdatePayload,
  type JobUpdatePayload,
  type LiveSender,
  type NewMessagePayload,
  type NewNotificationPayload,
  type RatingReceivedPayload,
  type RatingRequestPayload,
  type Role,
} from '@crewcall/contracts-core';
import { personName } from '@crewcall/contracts-identity';
import { toastDurations, type NewToast } from '@crewcall/web-data-access';
import { actionFor } from './notification-action';

/** What each live event says in a toast. The words are short: everything told here also waits in the bell. */
export const liveToasts = {
  message({ message, sender }: NewMessagePayload): NewToast {
    return {
      tone: 'info',
      title: nameOf(sender),
      text: previewOf(message.content),
      action: { label: 'View message', to: webRoutes.dashboard.href({ tab: 'messages' }) },
    };
  },

  application({ application, status }: ApplicationUpdatePayload, role: Role): NewToast {
    const told = applicationWords[status] ?? applicationWords.other;
    return {
      tone: told.tone,
      title: told.title,
      text: application.job_title,
      action: {
        label: 'View application',
        to: webRoutes.dashboard.href({ tab: 'jobs', application: role === 'recruiter' ? application.id : undefined }),
      },
      ...(status === 'hired' ? { priority: 'urgent', durationMs: toastDurations.hired } : {}),
    };
  },

  job({ job }: JobUpdatePayload): NewToast {
    const place = job.location ? `, ${job.location}` : '';
    return {
      tone: 'info',
      title: 'Job updated',
      text: `${job.title}${place}`,
      action: { label: 'View job', to: webRoutes.jobs.href() },
    };
  },

  /** A company rates on its applications; the ratings page belongs to crew. */
  ratingRequest({ request }: RatingRequestPayload, role: Role): NewToast {
    const to =
      role === 'recruiter'
        ? webRoutes.dashboard.href({ tab: 'applications', rate: request.application_id })
        : webRoutes.ratings.href();
    return {
      tone: 'info',
      title: 'Rating requested',
      text: request.job_title,
      action: { label: 'Rate experience', to },
    };
  },

  ratingReceived({ rating }: RatingReceivedPayload): NewToast {
    const words = rating.comment ? `“${previewOf(rating.comment)}”` : rating.job_title;
    return {
      tone: 'good',
      title: `New rating: ${rating.rating}/5`,
      text: words,
      action: { label: 'View rating', to: webRoutes.ratings.href() },
      durationMs: toastDurations.ratingReceived,
    };
  },

  notification({ notification }: NewNotificationPayload): NewToast {
    const action = actionFor(notification.action_url);
    return {
      tone: 'info',
      title: notification.title,
      text: previewOf(notification.message),
      priority: notification.priority,
      durationMs: toastDurations.notification,
      ...(action ? { action } : {}),
    };
  },
};

const applicationWords: Record<string, { title: string; tone: 'good' | 'info' | 'plain' }> & {
  other: { title: string; tone: 'info' };
} = {
  applied: { title: 'New application', tone: 'info' },
  reviewed: { title: 'Your application is under review', tone: 'info' },
  shortlisted: { title: 'You are on the shortlist', tone: 'info' },
  hired: { title: 'You are hired', tone: 'good' },
  rejected: { title: 'Application not successful', tone: 'plain' },
  withdrawn: { title: 'Application withdrawn', tone: 'plain' },
  other: { title: 'Application updated', tone: 'info' },
};

const nameOf = (sender: LiveSender): string => personName(sender) || sender.company_name || 'New message';
