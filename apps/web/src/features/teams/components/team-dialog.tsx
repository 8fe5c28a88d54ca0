import { type Team, teamLimits, teamNameProblem } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../../shared/forms';
import { useSaveTeamMutation } from '../api/teams.api';

interface TeamDialogProps {
  /** The one that is changed; a new one otherwise. */
  team?: Team;
  onSaved: (team: Team) => void;
  onClose: () => void;
}

/** Makes a team, or changes how it is called and what it does. */
export function TeamDialog({ team, onSaved, onClose }: TeamDialogProps): ReactNode {
  const [save, { isLoading, error }] = useSaveTeamMutation();
  const { register, handleSubmit, formState } = useForm({
    resolver: judgedBy<{ name: string; what: string; town: string }>(({ name }) => {
      const problem = teamNameProblem(name);
      return problem ? { name: problem } : {};
    }),
    defaultValues: { name: team?.name ?? '', what: team?.what ?? '', town: team?.town ?? '' },
  });
  const submit = handleSubmit(async (values) => {
    const { data } = await save({ ...values, ...(team && { id: team.id }) });
    if (data) onSaved(data);
  });
  return (
    <FormDialog
      title={team ? 'Edit team' : 'New team'}
      submitLabel={team ? 'Save' : 'Create team'}
      busyLabel="Saving..."
      isBusy={isLoading}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!team && <p>You lead it. Others join by accepting your invitation.</p>}
      <TextField
        label="Name"
        error={formState.errors.name?.message}
        input={{ maxLength: teamLimits.name, autoComplete: 'off' }}
        {...register('name')}
      />
      <TextField
        label="What it does"
        isOptional
        multiline
        rows={3}
        input={{ maxLength: teamLimits.what }}
        {...register('what')}
      />
      <TextField label="Town" isOptional input={{ maxLength: teamLimits.town }} {...register('town')} />
    </FormDialog>
  );
}
