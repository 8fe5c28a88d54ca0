import { unitsOf } from '@crewcall/contracts-core';
import {
  type CompanyProfile,
  companyTypeLabels,
  companyTypes,
  displayNameOf,
  initialsOf,
  profileLimits,
} from '@crewcall/contracts-identity';
import { fieldErrors, type SessionUser } from '@crewcall/web-data-access';
import { LinkIcon, Note, SectionCard, SelectField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { DraftNote, useDraftedForm } from '../../../shared/drafts';
import { judgedBy } from '../../../shared/forms';
import { LocationField } from '../../../shared/locations';
import { useSaveCompanyMutation } from '../api/profiles.api';
import { useProfileSaved } from '../hooks/use-profile-saved';
import { companyFields, companyProblems, companyValues, type CompanyFormValues } from '../model/company-form';
import { FormGrid } from './form-grid';
import { PictureField } from './picture-field';
import { SaveButtons } from './save-buttons';

const types = companyTypes.map((value) => ({ value, label: companyTypeLabels[value] }));

interface CompanyFormProps {
  user: SessionUser;
  /** Null creates one. */
  profile: CompanyProfile | null;
  onSaved: () => void;
  onCancel?: () => void;
}

export function CompanyForm({ user, profile, onSaved, onCancel }: CompanyFormProps): ReactNode {
  const { problem, told } = useProfileSaved();
  const [save, { isLoading }] = useSaveCompanyMutation();
  const { form, isFromDraft, startAfresh, finish } = useDraftedForm<CompanyFormValues>(
    user.id,
    'profile',
    companyValues(profile, user.company_name),
    { resolver: judgedBy(companyProblems) },
  );
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const [isFitting, setFitting] = useState(false);

  const send = handleSubmit(async (values) => {
    const { error } = await save({
      userId: user.id,
      isNew: !profile,
      fields: companyFields(values, profile?.company_logo_url),
    });
    if (told(error, !profile)) {
      finish();
      return onSaved();
    }
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (field in values) setError(field as keyof CompanyFormValues, { message });
    }
  });
  const cancel =
    onCancel &&
    (() => {
      finish();
      onCancel();
    });
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <SectionCard
        title={profile ? 'Edit Company Profile' : 'Complete Your Company Profile'}
        isFootSticky
        foot={<SaveButtons isSaving={isLoading} isWaiting={isFitting} onCancel={cancel} />}
      >
        {isFromDraft && <DraftNote onAfresh={startAfresh} />}
        <Controller
          control={control}
          name="company_logo_url"
          render={({ field: { value, onChange } }) => (
            <PictureField
              label="Logo"
              {...{ value, onChange, isBusy: isFitting, onBusy: setFitting }}
              seed={user.id}
              initials={initialsOf(displayNameOf(user))}
              isCompany
              error={errors.company_logo_url?.message}
            />
          )}
        />
        <FormGrid>
          <TextField
            label="Company name"
            hint="Needed before you can post a job"
            input={{ maxLength: unitsOf(profileLimits.companyName), autoComplete: 'organization' }}
            error={errors.company_name?.message}
            {...register('company_name')}
          />
          <TextField
            label="Contact name"
            input={{ maxLength: unitsOf(profileLimits.name), autoComplete: 'name' }}
            error={errors.contact_name?.message}
            {...register('contact_name')}
          />
          <SelectField
            label="Company type"
            placeholder="Choose one"
            options={types}
            error={errors.company_type?.message}
            {...register('company_type')}
          />
          <Controller
            control={control}
            name="location"
            render={({ field }) => (
              <LocationField
                {...field}
                label="Location"
                maxLength={unitsOf(profileLimits.location)}
                error={errors.location?.message}
              />
            )}
          />
          <div className="wide">
            <TextField
              label="Description"
              multiline
              rows={4}
              input={{ maxLength: unitsOf(profileLimits.description) }}
              error={errors.description?.message}
              {...register('description')}
            />
          </div>
          <TextField
            label="Website"
            icon={<LinkIcon />}
            placeholder="https://"
            input={{ maxLength: profileLimits.url, inputMode: 'url' }}
            error={errors.website_url?.message}
            {...register('website_url')}
          />
          <TextField
            label="LinkedIn"
            icon={<LinkIcon />}
            placeholder="https://linkedin.com/company/..."
            input={{ maxLength: profileLimits.url, inputMode: 'url' }}
            error={errors.linkedin_url?.message}
            {...register('linkedin_url')}
          />
          <TextField
            label="Phone"
            hint="Never shown on your public page"
            input={{ maxLength: profileLimits.phone, inputMode: 'tel', autoComplete: 'tel' }}
            error={errors.phone?.message}
            {...register('phone')}
          />
        </FormGrid>
        {problem && (
          <Note tone="bad" isAlert>
            {problem}
          </Note>
        )}
      </SectionCard>
    </form>
  );
}
