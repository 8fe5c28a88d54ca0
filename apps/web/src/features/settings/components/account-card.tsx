import { unitsOf } from '@crewcall/contracts-core';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { chosenRoles, profileLimits, updateAccountTexts, type ChosenRole } from '@crewcall/contracts-identity';
import { showToast, useAppDispatch, type SessionUser } from '@crewcall/web-data-access';
import { ChoiceField, Note, SectionCard, TextField } from '@crewcall/web-ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useUpdateAccountMutation } from '../api/account.api';
import { accountProblem } from '../model/account-labels';
import { roleChoices, RoleDialog } from './role-dialog';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > .wide': { gridColumn: '1 / -1' },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface AccountValues {
  first_name: string;
  last_name: string;
  company_name: string;
  role: ChosenRole;
}

const isSwitchable = (role: string): role is ChosenRole => chosenRoles.some((chosen) => chosen === role);

function readAccount(form: FormData): AccountValues {
  const textOf = (name: string): string => String(form.get(name) ?? '');
  const chosen = textOf('role');
  return {
    first_name: textOf('first_name'),
    last_name: textOf('last_name'),
    company_name: textOf('company_name'),
    role: isSwitchable(chosen) ? chosen : 'freelancer',
  };
}

/** Names of the account; companies have their company name here too. What was typed stays when a save fails. */
export function AccountCard({ user }: { user: SessionUser }): ReactNode {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useUpdateAccountMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const isCompany = user.role === 'recruiter';
  const [wanted, setWanted] = useState<AccountValues | null>(null);
  const send = async ({ first_name, last_name, company_name, role }: AccountValues): Promise<void> => {
    const { error } = await save({
      first_name: first_name.trim() || null,
      last_name: last_name.trim() || null,
      ...(isCompany ? { company_name: company_name.trim() || null } : {}),
      ...(role !== user.role && isSwitchable(user.role) ? { role } : {}),
    });
    setWanted(null);
    setProblem(error ? accountProblem(error) : null);
    dispatch(
      showToast(
        error
          ? { tone: 'bad', title: updateAccountTexts.failedTitle, text: accountProblem(error) }
          : { tone: 'good', title: updateAccountTexts.success },
      ),
    );
  };
  // Another account type has consequences; they are told before anything is sent.
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = readAccount(new FormData(event.currentTarget));
    if (isSwitchable(user.role) && values.role !== user.role) setWanted(values);
    else void send(values);
  };
  return (
    <form onSubmit={submit} noValidate>
      <SectionCard
        title="Account Information"
        isFootSticky
        foot={
          <Button variant="contained" type="submit" disabled={isLoading}>
            {isLoading ? 'Saving...' : 'Save'}
          </Button>
        }
      >
        <Grid>
          <div className="wide">
            <TextField label="Email" value={user.email} disabled />
          </div>
          {isCompany && (
            <TextField
              label="Company name"
              input={{ maxLength: unitsOf(profileLimits.companyName), autoComplete: 'organization' }}
              name="company_name"
              defaultValue={user.company_name ?? ''}
            />
          )}
          <TextField
            label="First name"
            isOptional={isCompany}
            input={{ maxLength: unitsOf(profileLimits.name), autoComplete: 'given-name' }}
            name="first_name"
            defaultValue={user.first_name ?? ''}
          />
          <TextField
            label="Last name"
            isOptional={isCompany}
            input={{ maxLength: unitsOf(profileLimits.name), autoComplete: 'family-name' }}
            name="last_name"
            defaultValue={user.last_name ?? ''}
          />
        </Grid>
        {isSwitchable(user.role) && (
          <ChoiceField label="Account type" choices={roleChoices} name="role" defaultValue={user.role} />
        )}
        {problem && (
          <Note tone="bad" isAlert>
            {problem}
          </Note>
        )}
      </SectionCard>
      {wanted && (
        <RoleDialog
          to={wanted.role}
          isBusy={isLoading}
          onConfirm={() => void send(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </form>
  );
}
