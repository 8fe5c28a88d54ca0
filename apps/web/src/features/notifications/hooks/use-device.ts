import { errorText, isApiFailure, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useEffect, useState } from 'react';
import { ownerHere } from '../../../shared/owner';
import { usePushSettingsQuery, useRemovePushEndMutation, useSavePushEndMutation } from '../api/push.api';
import { ownEnd } from '../devices/own-end.storage';
import { endHere, isPushHere, permissionHere, subscribeHere, unsubscribeHere } from '../devices/push-end';

/** `unable`: this browser has nothing of the kind; `blocked`: its owner told it so. */
export type DeviceState = 'looking' | 'unable' | 'blocked' | 'off' | 'on';

const unreachable = 'Your browser did not reach its push service. Please try again later.';

/** Whether this device is told while the app is closed, and what changes it. */
export function useDevice() {
  const dispatch = useAppDispatch();
  const settings = usePushSettingsQuery();
  const [save] = useSavePushEndMutation();
  const [remove] = useRemovePushEndMutation();
  const [endpoint, setEndpoint] = useState<string | null>();
  const [isBusy, setBusy] = useState(false);
  useEffect(
    () =>
      void endHere().then(
        (end) => setEndpoint(end?.endpoint ?? null),
        () => setEndpoint(null),
      ),
    [],
  );
  const { data } = settings;
  const own = data?.ends.find((end) => end.endpoint === endpoint) ?? null;
  const state: DeviceState =
    endpoint === undefined || !data
      ? 'looking'
      : !isPushHere()
        ? 'unable'
        : permissionHere() === 'denied'
          ? 'blocked'
          : own
            ? 'on'
            : 'off';

  /** Answers whether it was done; says so where it was not. */
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const text = isApiFailure(error) ? errorText(error, 'Please try again.') : unreachable;
      dispatch(showToast({ tone: 'bad', title: 'Notices on this device were not changed', text }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const tell = async (isDiscreet: boolean): Promise<void> => {
    const end = own ? await endHere() : await subscribeHere(data?.public_key ?? '');
    const owner = ownerHere();
    if (!end || !owner) return setEndpoint(null);
    ownEnd.keep({ owner, endpoint: end.endpoint, isDiscreet });
    await save({ ...end, is_discreet: isDiscreet }).unwrap();
    setEndpoint(end.endpoint);
  };
  return {
    settings,
    state,
    own,
    others: data?.ends.filter((end) => end !== own) ?? [],
    isBusy,
    turnOn: (isDiscreet: boolean) => during(() => tell(isDiscreet)),
    turnOff: () =>
      during(async () => {
        await unsubscribeHere();
        ownEnd.drop();
        if (own) await remove(own.id).unwrap();
        setEndpoint(null);
      }),
    turnOffOther: (id: string) => during(() => remove(id).unwrap()),
  };
}
