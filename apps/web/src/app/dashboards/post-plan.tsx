import { lazy, Suspense } from 'react';
import { useAppDispatch } from '@crewcall/web-data-access';
import type { PlanSlot } from '../../features/jobs/model/job-plan';

const PlanFields = lazy(async () => ({
  default: (await import('../../features/bookings/components/plan-fields')).PlanFields,
}));

/** Calls and roles in the form of a new job; fetched when they unfold. */
export function usePlanSlot(): PlanSlot {
  const dispatch = useAppDispatch();
  return {
    fieldsOf: (props) => (
      <Suspense>
        <PlanFields {...props} />
      </Suspense>
    ),
    save: async (jobId, request) => {
      const { planApi } = await import('../../features/bookings/api/plan.api');
      return (await dispatch(planApi.endpoints.savePlan.initiate({ jobId, request }))).error ?? null;
    },
  };
}
