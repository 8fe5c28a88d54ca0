import { kitKindNames, kitKinds, type KitKind } from '@crewcall/contracts-bookings';
import { type KitField, type KitItem, kitProblems } from '@crewcall/contracts-identity';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { CheckField, FormDialog, SelectField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useRemoveKitItemMutation, useSaveKitItemMutation } from '../api/kit.api';
import { kitRequest, kitValues } from '../model/kit-form';
import { KitFields } from './kit-fields';
import { PictureField } from './picture-field';

const kinds = kitKinds.map((value) => ({ value, label: kitKindNames[value] }));

export function KitDialog({ item, onClose }: { item: KitItem | null; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState(() => kitValues(item));
  const [problems, setProblems] = useState<Partial<Record<KitField, string>>>({});
  const [isUploading, setUploading] = useState(false);
  const [save, saving] = useSaveKitItemMutation();
  const [remove, removing] = useRemoveKitItemMutation();
  const error = saving.error ?? removing.error;

  const done = (title: string): void => {
    dispatch(showToast({ tone: 'good', title }));
    onClose();
  };
  const submit = async (): Promise<void> => {
    const request = kitRequest(values);
    const found = kitProblems(request);
    setProblems(Object.fromEntries(found));
    if (found.length) return;
    if (!('error' in (await save({ id: item?.id ?? null, item: request })))) done('Kit saved');
  };
  const takeOff = async (): Promise<void> => {
    if (item && !('error' in (await remove(item.id)))) done('Kit deleted');
  };
  return (
    <FormDialog
      title={item ? 'Edit kit' : 'Add kit'}
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={saving.isLoading || removing.isLoading || isUploading}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onRemove={item ? () => void takeOff() : undefined}
      removeLabel="Delete"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label="Kind"
        placeholder="Choose one"
        options={kinds}
        value={values.kind}
        error={problems.kind}
        onChange={({ target }) => setValues({ ...values, kind: target.value as KitKind })}
      />
      <KitFields
        {...{ values, problems }}
        set={(field) => (event) => setValues({ ...values, [field]: event.target.value })}
      />
      <PictureField
        label="Photo"
        isCompany
        seed={item?.id ?? ''}
        initials={values.kind ? kitKindNames[values.kind].charAt(0) : ''}
        value={values.photo}
        onChange={(photo) => setValues((before) => ({ ...before, photo }))}
        isBusy={isUploading}
        onBusy={setUploading}
      />
      <CheckField
        label="Not on my profile"
        checked={values.isHidden}
        onChange={({ target }) => setValues({ ...values, isHidden: target.checked })}
      />
    </FormDialog>
  );
}
