import { preferencesTexts, type Preferences } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ErrorPanel, LineSkeleton, Loading, SwitchField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { usePreferencesQuery, useSavePreferencesMutation } from '../api/privacy.api';
import { SettingsPart } from './settings-part';

const switches: { name: keyof Preferences; label: string; text: string }[] = [
  {
    name: 'profile_visible',
    label: 'Profile visibility',
    text: 'Lets companies and crew find you in lists and in search. Those you deal with see you either way.',
  },
  {
    name: 'email_notifications',
    label: 'Email notifications',
    text: 'What you choose under Notifications. Mail about the security of your account always comes.',
  },
];

/** Both work at once, without a Save button. */
export function PreferenceSwitches(): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, refetch, isFetching } = usePreferencesQuery();
  const [save, { isLoading }] = useSavePreferencesMutation();

  const change = async (name: keyof Preferences, value: boolean): Promise<void> => {
    const { error: failure } = await save({ [name]: value });
    dispatch(
      showToast(
        failure
          ? { tone: 'bad', title: 'Not saved', text: errorText(failure, preferencesTexts.failed) }
          : { tone: 'good', title: preferencesTexts.saved },
      ),
    );
  };

  return (
    <SettingsPart title="Privacy and mail">
      {error && !data ? (
        <ErrorPanel
          message={errorText(error, preferencesTexts.failed)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <Loading label="Loading your preferences">
          <LineSkeleton height={112} />
        </Loading>
      ) : (
        switches.map(({ name, label, text }) => (
          <SwitchField
            key={name}
            label={label}
            text={text}
            checked={data[name]}
            disabled={isLoading}
            onChange={(event) => void change(name, event.target.checked)}
          />
        ))
      )}
    </SettingsPart>
  );
}
