import Button from '@mui/material/Button';
import type { SavePlanRequest } from '@crewcall/contracts-bookings';
import { Card, Note, PlusIcon, Section, Stack } from '@crewcall/web-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { newCall, onDay, spanOfCall } from '../model/call-values';
import {
  labelOf,
  planFrom,
  planOf,
  planProblem,
  rateOfPlan,
  repeated,
  requestOfPlan,
  withCall,
  withoutCall,
  withRole,
  type PlannedCall,
  type PlannedRole,
  type PlanStart,
  type PlanValues,
} from '../model/plan-values';
import { newRole } from '../model/role-values';
import { CallDialog } from './call-dialog';
import { PlannedCallRow, PlannedRoleRow } from './planned-rows';
import { RoleDialog } from './role-dialog';

export interface PostedPlan {
  request: SavePlanRequest;
  /** Why it cannot be posted yet. */
  problem: string | null;
  /** Of the first role. */
  rate: string;
}

interface PlanFieldsProps {
  start: PlanStart;
  /** As it was left in a draft. */
  saved: SavePlanRequest | null;
  /** The company tried to post it. */
  isTried: boolean;
  /** Called again when it is another function. */
  onChange: (plan: PostedPlan) => void;
}

type Edited = { call: PlannedCall | null } | { role: PlannedRole | null };

/** The calls and roles of a job that is about to be posted. */
export function PlanFields({ start, saved, isTried, onChange }: PlanFieldsProps): ReactNode {
  const [plan, setPlan] = useState(() => (saved ? planOf(saved) : planFrom(start)));
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = (): void => setEdited(null);
  const change = (next: PlanValues): void => {
    setPlan(next);
    close();
  };
  // What unfolds at first is a part of the form as well.
  useEffect(() => onChange(postedOf(plan)), [plan, onChange]);
  const { calls, roles } = plan;
  const last = calls.at(-1);
  const problem = planProblem(plan);
  return (
    <Stack>
      <Section title="Calls" heading="h3" actions={<AddButton onClick={() => setEdited({ call: null })} what="call" />}>
        <Card>
          <ul>
            {calls.map((call) => (
              <PlannedCallRow
                key={call.key}
                values={call.values}
                onEdit={() => setEdited({ call })}
                onRepeat={(days) => change(repeated(plan, call, days))}
                onRemove={() => change(withoutCall(plan, call.key))}
              />
            ))}
          </ul>
        </Card>
      </Section>
      <Section title="Roles" heading="h3" actions={<AddButton onClick={() => setEdited({ role: null })} what="role" />}>
        <Card>
          <ul>
            {roles.map((role) => (
              <PlannedRoleRow
                key={role.key}
                {...{ plan }}
                values={role.values}
                onEdit={() => setEdited({ role })}
                onDuplicate={() => change(withRole(plan, role.values, null))}
                {...(roles.length > 1 && {
                  onRemove: () => change({ ...plan, roles: roles.filter(({ key }) => key !== role.key) }),
                })}
              />
            ))}
          </ul>
        </Card>
      </Section>
      {isTried && problem && (
        <Note tone="bad" isAlert>
          {problem}
        </Note>
      )}
      {edited && 'call' in edited && (
        <CallDialog
          start={
            edited.call?.values ?? (last ? { ...onDay(last.values, last.values.day), name: '' } : newCall(start.day))
          }
          isNew={edited.call === null}
          onSave={(values) => change(withCall(plan, values, edited.call?.key ?? null))}
          onClose={close}
        />
      )}
      {edited && 'role' in edited && (
        <RoleDialog
          start={edited.role?.values ?? newRole()}
          isNew={edited.role === null}
          calls={calls.map(({ key, values }) => ({ key, label: labelOf(values), span: spanOfCall(values) }))}
          onSave={(values) => change(withRole(plan, values, edited.role?.key ?? null))}
          onClose={close}
        />
      )}
    </Stack>
  );
}

const postedOf = (plan: PlanValues): PostedPlan => ({
  request: requestOfPlan(plan),
  problem: planProblem(plan),
  rate: rateOfPlan(plan),
});

function AddButton({ onClick, what }: { onClick: () => void; what: 'call' | 'role' }): ReactNode {
  return (
    <Button size="small" variant="outlined" startIcon={<PlusIcon />} onClick={onClick}>
      Add {what}
    </Button>
  );
}
