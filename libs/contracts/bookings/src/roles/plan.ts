import type { Call, SaveCallRequest } from '../calls/call.js';
import type { Role, SaveRoleRequest } from './role.js';

/** A role of a plan says which calls it works by their place in it; all of them when left out. */
export interface PlannedRole extends Omit<SaveRoleRequest, 'call_ids' | 'releases_pencils'> {
  calls?: number[];
}

/** All calls and roles of a job at once. It replaces those it has, until the first person is asked. */
export interface SavePlanRequest {
  calls: Omit<SaveCallRequest, 'reason'>[];
  roles: PlannedRole[];
  /** The job's `updated_at` that it was written for; of a job changed since it replaces nothing, and is refused unless the job has it already. */
  since?: string;
}

export interface JobPlan {
  calls: Call[];
  roles: Role[];
}
