import { unitsOf } from '@crewcall/contracts-core';
import Typography from '@mui/material/Typography';
import {
  availabilityLabels,
  availabilityStatuses,
  displayNameOf,
  type FreelancerProfile,
  initialsOf,
  profileLimits,
  tidySkills,
} from '@crewcall/contracts-identity';
import { fieldErrors, type SessionUser } from '@crewcall/web-data-access';
import { LinkIcon, Note, SectionCard, SelectField, TagsField, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { DraftNote, useDraftedForm } from '../../../shared/drafts';
import { judgedBy } from '../../../shared/forms';
import { LocationField } from '../../../shared/locations';
import { useSaveFreelancerMutation } from '../api/profiles.api';
import { useProfileSaved } from '../hooks/use-profile-saved';
import {
  freelancerFields,
  freelancerProblems,
  freelancerValues,
  reachOptions,
  type FreelancerFormValues,
} from '../model/freelancer-form';
import { FormGrid } from './form-grid';
import { PictureField } from './picture-field';
import { SaveButtons } from './save-buttons';

const availabilities = availabilityStatuses.map((value) => ({ value, label: availabilityLabels[value] }));

interface FreelancerFormProps {
  user: SessionUser;
  /** Null creates one. */
  profile: FreelancerProfile | null;
  onSaved: () => void;
  onCancel?: () => void;
}

export function FreelancerForm({ user, profile, onSaved, onCancel }: FreelancerFormProps): ReactNode {
  const { problem, told } = useProfileSaved();
  const [save, { isLoading }] = useSaveFreelancerMutation();
  const { form, isFromDraft, startAfresh, finish } = useDraftedForm<FreelancerFormValues>(
    user.id,
    'profile',
    freelancerValues(profile, user),
    { resolver: judgedBy(freelancerProblems) },
  );
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const [isFitting, setFitting] = useState(false);

  const send = handleSubmit(async (values) => {
    const { error } = await save({
      userId: user.id,
      isNew: !profile,
      fields: freelancerFields(values, profile?.profile_photo_url),
    });
    if (told(error, !profile)) {
      finish();
      return onSaved();
    }
    for (const [field, message] of Object.entries(fieldErrors(error))) {
      if (field in values) setError(field as keyof FreelancerFormValues, { message });
    }
  });
  const text = (name: 'first_name' | 'last_name' | 'title', label: string, limit: number): ReactNode => (
    <TextField label={label} input={{ maxLength: unitsOf(limit) }} error={errors[name]?.message} {...register(name)} />
  );
  const link = (
    name: 'portfolio_url' | 'linkedin_url' | 'website_url',
    label: string,
    placeholder: string,
  ): ReactNode => (
    <TextField
      label={label}
      icon={<LinkIcon />}
      placeholder={placeholder}
      input={{ maxLength: profileLimits.url, inputMode: 'url' }}
      error={errors[name]?.message}
      {...register(name)}
    />
  );
  const cancel =
    onCancel &&
    (() => {
      finish();
      onCancel();
    });
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <SectionCard
        title={profile ? 'Edit Profile' : 'Complete Your Profile'}
        aside={
          <Typography variant="body2" sx={{ color: 'text.hint' }}>
            All fields are optional
          </Typography>
        }
        isFootSticky
        foot={<SaveButtons isSaving={isLoading} isWaiting={isFitting} onCancel={cancel} />}
      >
        {isFromDraft && <DraftNote onAfresh={startAfresh} />}
        <Controller
          control={control}
          name="profile_photo_url"
          render={({ field: { value, onChange } }) => (
            <PictureField
              label="Photo"
              {...{ value, onChange, isBusy: isFitting, onBusy: setFitting }}
              seed={user.id}
              initials={initialsOf(displayNameOf(user))}
              error={errors.profile_photo_url?.message}
            />
          )}
        />
        <FormGrid>
          {text('first_name', 'First name', profileLimits.name)}
          {text('last_name', 'Last name', profileLimits.name)}
          {text('title', 'Title', profileLimits.title)}
          <TextField
            label="Years of experience"
            input={{ inputMode: 'numeric', maxLength: 4 }}
            error={errors.experience_years?.message}
            {...register('experience_years')}
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
          <SelectField
            label="How far you travel"
            options={reachOptions(profile?.reach_miles)}
            error={errors.reach_miles?.message}
            {...register('reach_miles')}
          />
          <SelectField label="Availability" options={availabilities} {...register('availability_status')} />
          <div className="wide">
            <TextField
              label="Bio"
              multiline
              rows={3}
              input={{ maxLength: unitsOf(profileLimits.bio) }}
              error={errors.bio?.message}
              {...register('bio')}
            />
          </div>
          <div className="wide">
            <Controller
              control={control}
              name="skills"
              render={({ field }) => (
                <TagsField
                  label="Skills"
                  placeholder="Add a skill, then Enter"
                  value={field.value}
                  onChange={field.onChange}
                  tidy={tidySkills}
                  maxLength={unitsOf(profileLimits.skill)}
                  error={errors.skills?.message}
                />
              )}
            />
          </div>
          {link('portfolio_url', 'Portfolio', 'https://')}
          {link('linkedin_url', 'LinkedIn', 'https://linkedin.com/in/...')}
          {link('website_url', 'Website', 'https://')}
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
