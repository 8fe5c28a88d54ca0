import Typography from '@mui/material/Typography';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText } from '@crewcall/web-data-access';
import { Note, Section, SwitchField, TextLink } from '@crewcall/web-ui';
import { use, type ReactNode } from 'react';
import { profilesApi, useSaveIndexingMutation } from '../../features/profile/api/profiles.api';
import { ShareButton } from '../../shared/share';
import { OriginContext } from '../providers';

/** On one's own crew profile: whether search engines may find it, and the address to share where they may. */
export function FoundBySearch({ userId }: { userId: string }): ReactNode {
  const origin = use(OriginContext);
  const { data: crew } = profilesApi.endpoints.freelancer.useQueryState(userId);
  const [save, { isLoading, error }] = useSaveIndexingMutation();
  if (!crew) return null;
  const { public_slug: slug } = crew;
  const path = slug && webRoutes.namedCrew.href(slug);
  return (
    <Section title="Search engines">
      <SwitchField
        label="Let search engines find my profile"
        text="What every visitor of it sees, at an address with your name. Off, they are asked not to list it."
        checked={slug !== undefined}
        disabled={isLoading}
        onChange={({ target }) => void save({ userId, is_indexed: target.checked })}
      />
      {error && <Note tone="bad">{errorText(error, 'That was not saved. Please try again.')}</Note>}
      {path && (
        <>
          <Typography variant="body2" sx={{ my: 1, overflowWrap: 'anywhere' }}>
            <TextLink to={path}>{origin.replace(/^https?:\/\//, '') + path}</TextLink>
          </Typography>
          <ShareButton title={crew.display_name} url={origin + path} />
        </>
      )}
    </Section>
  );
}
