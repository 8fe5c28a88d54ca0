import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { SwitchField } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { usePopupSwitchQuery, useSwitchPopupMutation } from '../api/admin.api';

/** Whether the web app asks people for feedback by itself. */
export function PopupSwitch(): ReactNode {
  const dispatch = useAppDispatch();
  const { data } = usePopupSwitchQuery();
  const [switchTo, { isLoading }] = useSwitchPopupMutation();
  const change = async (isOn: boolean): Promise<void> => {
    const { error } = await switchTo(isOn);
    dispatch(
      showToast(
        error
          ? { tone: 'bad', title: 'Not saved', text: errorText(error, 'Please try again later.') }
          : { tone: 'good', title: isOn ? 'People are asked for feedback' : 'People are not asked for feedback' },
      ),
    );
  };
  return (
    <SwitchField
      label="Ask for feedback"
      text="After five minutes of use or a completed booking, once in a session."
      checked={data?.is_on ?? false}
      disabled={!data || isLoading}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
