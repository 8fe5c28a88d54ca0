import type { CoverSettings } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { ErrorPanel, SwitchField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useCoverSettingsQuery, useSaveCoverSettingsMutation } from '../api/cover-settings.api';

const switches: { name: keyof CoverSettings; label: string; text: string }[] = [
  {
    name: 'passes_quiet_hours',
    label: 'Urgent cover passes my quiet hours',
    text: 'From 07:00 to 23:00 in London, at most three times a day.',
  },
  {
    name: 'wakes_me',
    label: 'Wake me for urgent cover',
    text: 'From 23:00 to 07:00 too.',
  },
];

/** In Settings, for crew, beside the quiet hours: when urgent cover may reach them. Each is saved at once. */
export function CoverSwitches(): ReactNode {
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useCoverSettingsQuery();
  const [save] = useSaveCoverSettingsMutation();
  const change = async (settings: CoverSettings): Promise<void> => {
    const { error: failure } = await save(settings);
    if (failure)
      dispatch(showToast({ tone: 'bad', title: 'Not saved', text: errorText(failure, 'Please try again.') }));
  };
  if (error && !data)
    return (
      <ErrorPanel
        title="Urgent cover could not be loaded"
        message={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  return (
    data &&
    switches.map(({ name, label, text }) => (
      <SwitchField
        key={name}
        {...{ label, text }}
        checked={data[name]}
        onChange={({ target }) => void change({ ...data, [name]: target.checked })}
      />
    ))
  );
}
