import { SelectField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import type { JobChoice, useOfferChoice } from '../hooks/use-offer-choice';

interface RoleChoiceProps {
  jobs: readonly JobChoice[];
  choice: ReturnType<typeof useOfferChoice>;
}

/** Which job, where there are several, and which of its roles. */
export function RoleChoice({
  jobs,
  choice: { jobId, roles, roleId, chooseJob, chooseRole },
}: RoleChoiceProps): ReactNode {
  return (
    <>
      {jobs.length > 1 && (
        <SelectField
          label="Job"
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          value={jobId}
          onChange={({ target }) => chooseJob(target.value)}
        />
      )}
      <SelectField
        label="Role"
        options={roles.map(({ id, name: role, rate_words }) => ({ value: id, label: `${role}, ${rate_words}` }))}
        value={roleId}
        onChange={({ target }) => chooseRole(target.value)}
      />
    </>
  );
}
