import { CheckField, ConfirmDialog } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { askedHere } from '../devices/own-end.storage';
import { permissionHere } from '../devices/push-end';
import { useDevice } from '../hooks/use-device';

/** Once on a device, after an offer was accepted: whether what becomes of it shall be told here. */
export function DeviceQuestion({ person }: { person: string }): ReactNode {
  const { state, settings, isBusy, turnOn } = useDevice();
  const [isDiscreet, setDiscreet] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const isUnanswered = !isAnswered && !askedHere.has(person);
  if (!isUnanswered || !settings.data?.public_key || state !== 'off' || (permissionHere() !== 'default' && !isBusy))
    return null;
  const close = (): void => {
    askedHere.add(person);
    setAnswered(true);
  };
  const accept = async (): Promise<void> => {
    if (await turnOn(isDiscreet)) close();
  };
  return (
    <ConfirmDialog
      open
      title="Hear of changes on this device?"
      confirmLabel="Turn on notices"
      busyLabel="Turning on..."
      cancelLabel="Not now"
      isDestructive={false}
      {...{ isBusy }}
      onConfirm={() => void accept()}
      onClose={close}
    >
      <p>
        The call sheet, a change of time or place, a cancellation: you are told here, also while CrewCall is closed.
        Your browser asks you next. You can turn it off in the settings.
      </p>
      <CheckField
        label="Discreet: the lock screen names no company, no job and no place"
        checked={isDiscreet}
        onChange={({ target }) => setDiscreet(target.checked)}
      />
    </ConfirmDialog>
  );
}
