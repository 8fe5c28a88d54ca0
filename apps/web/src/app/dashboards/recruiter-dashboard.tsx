import type { Application } from '@crewcall/contracts-jobs';
import type { SessionUser } from '@crewcall/web-data-access';
import { CalendarIcon, CaseIcon, ChatIcon, Stack, UserIcon, UsersIcon, type TabItem } from '@crewcall/web-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useApplicationCountsQuery, useApplicationQuery } from '../../features/applications';
import { OfferButton } from '../../features/bookings/components/offer-button';
import {
  CompanyHead,
  DashboardFrame,
  PartPlace,
  useDashboardAddress,
  type DashboardTab,
} from '../../features/dashboard';
import { useRecruiterJobsQuery } from '../../features/jobs';
import { MessageButton, useUnreadMessages } from '../../features/messages';
import { categoryPollMs, useCategoryCounts } from '../../features/notifications';
import { useCompanyQuery } from '../../features/profile';
import { RateBooking } from '../../features/ratings';
import {
  CompanyHome,
  CompanySchedule,
  MessagesPanel,
  MyJobs,
  OwnCompanyProfile,
  RecruiterApplications,
} from './dashboard-tabs';
import { usePlanSlot } from './post-plan';
import { WhenSeen } from '../../shared/parts';
import { Resending } from './resending';

const JobApplicants = lazy(async () => ({
  default: (await import('../../features/applications/components/job-applicants')).JobApplicants,
}));
const DuplicateDialog = lazy(async () => ({
  default: (await import('../../features/bookings/components/duplicate-dialog')).DuplicateDialog,
}));
const FreeChip = lazy(async () => ({
  default: (await import('../../features/bookings/components/free-chip')).FreeChip,
}));
const RateDialog = lazy(async () => ({
  default: (await import('../../features/ratings/components/rate-dialog')).RateDialog,
}));

export function RecruiterDashboard({ user }: { user: SessionUser }): ReactNode {
  const { tab, isHome, setTab, isPosting, setPosting, openJobId, setOpenJob, applicationId, rateId, setRated } =
    useDashboardAddress(user.role);
  const plan = usePlanSlot();
  const tabs = useTabs(user.id, tab);
  const { data: company } = useCompanyQuery(user.id);
  const { data: named } = useApplicationQuery(applicationId ?? '', { skip: !applicationId });
  const contactOf = ({
    freelancer_id,
    job_id,
    job_title,
    freelancer_profile: { first_name, last_name },
  }: Application): ReactNode => (
    <>
      <MessageButton userId={freelancer_id} />
      <OfferButton
        jobs={[{ id: job_id, title: job_title }]}
        freelancerId={freelancer_id}
        name={[first_name, last_name].filter(Boolean).join(' ') || 'this person'}
      />
      <Suspense>
        <FreeChip jobId={job_id} userId={freelancer_id} />
      </Suspense>
    </>
  );
  const rateOf = (booking: Application): ReactNode => <RateBooking application={booking} />;
  return (
    <DashboardFrame
      head={<CompanyHead user={user} company={company} hasPost={tab === 'jobs'} />}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
    >
      <Resending userId={user.id} isWriting={tab === 'messages'} />
      {tab === 'profile' && (
        <Stack>
          {isHome && <CompanyHome user={user} />}
          {/* Of its own on a home: what comes first is not kept waiting for what is below it. */}
          <WhenSeen isNow={!isHome || !company} fallback={<PartPlace />}>
            <OwnCompanyProfile user={user} />
          </WhenSeen>
        </Stack>
      )}
      {tab === 'jobs' && (
        <MyJobs
          user={user}
          isPosting={isPosting}
          onPosting={setPosting}
          openJobId={openJobId ?? named?.job_id ?? null}
          onOpenJob={setOpenJob}
          plan={plan}
          duplicateOf={({ job, onForm, onClose }) => (
            <Suspense>
              <DuplicateDialog jobId={job.id} title={job.title} {...{ onForm, onClose }} />
            </Suspense>
          )}
          applicantsOf={({ id }) => (
            <JobApplicants
              userId={user.id}
              jobId={id}
              applicationId={applicationId}
              bookingActionsOf={rateOf}
              contactOf={contactOf}
            />
          )}
        />
      )}
      {tab === 'messages' && <MessagesPanel user={user} />}
      {tab === 'applications' && (
        <RecruiterApplications userId={user.id} bookingActionsOf={rateOf} contactOf={contactOf} />
      )}
      {tab === 'schedule' && <CompanySchedule />}
      <Suspense>{rateId && <AskedToRate applicationId={rateId} onClose={setRated} />}</Suspense>
    </DashboardFrame>
  );
}

function useTabs(userId: string, tab: DashboardTab): TabItem<DashboardTab>[] {
  const unread = useCategoryCounts(tab === 'messages' ? categoryPollMs.messages : categoryPollMs.standard);
  const unreadMessages = useUnreadMessages(tab === 'messages');
  const { data: counts } = useApplicationCountsQuery();
  const { data: jobs } = useRecruiterJobsQuery({ userId, page: 1 });
  return [
    { value: 'profile', label: 'Company Profile', icon: <UserIcon /> },
    { value: 'jobs', label: 'My Jobs', icon: <CaseIcon />, count: jobs?.total ?? 0, isNew: unread.jobs > 0 },
    { value: 'messages', label: 'Messages', icon: <ChatIcon />, count: unreadMessages, isNew: true },
    { value: 'applications', label: 'Applications', icon: <UsersIcon />, count: counts?.applied ?? 0, isNew: true },
    { value: 'schedule', label: 'Schedule', icon: <CalendarIcon /> },
  ];
}

/** The dialog that a request for a rating leads to; a booking that has its rating needs none. */
function AskedToRate({ applicationId, onClose }: { applicationId: string; onClose: () => void }): ReactNode {
  const { data: booking } = useApplicationQuery(applicationId);
  const isOpen = booking?.status === 'hired' && booking.rating === null;
  return isOpen && <RateDialog application={booking} open onClose={onClose} />;
}
