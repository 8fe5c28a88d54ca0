import Typography from '@mui/material/Typography';
import { milesWords, webRoutes } from '@crewcall/contracts-core';
import {
  availabilityOf,
  experienceLabelOf,
  freelancerDefaults,
  initialsOf,
  type CrewDirectoryItem,
} from '@crewcall/contracts-identity';
import { Availability, Avatar, Chip, ChipList, LinkButton, StarRating, VerifiedBadge } from '@crewcall/web-ui';
import { useId, type ReactNode } from 'react';
import { useHighlight } from '../hooks/use-highlight';
import { ContactButton } from './contact-button';
import { Actions, Bio, Known, Numbers, Root, Side, Top } from './crew-card.styles';

/** More would push the cards of a row apart; the profile has them all. */
const skillsShown = 6;

export interface CrewCardProps {
  person: CrewDirectoryItem;
  isHighlighted: boolean;
  /** On which of the chosen days the person is free; null where no days are chosen. */
  freeDays: ReactNode;
  /** How much of the kit of a role the person has. */
  kit?: ReactNode;
  /** More that can be done with a person. */
  actionsOf?: ((person: CrewDirectoryItem) => ReactNode) | undefined;
  /** Whether the reader keeps this person in mind. */
  markOf?: ((person: CrewDirectoryItem) => ReactNode) | undefined;
}

export function CrewCard({ person, isHighlighted, freeDays, kit, actionsOf, markOf }: CrewCardProps): ReactNode {
  const { ref, isLit } = useHighlight(isHighlighted);
  const nameId = useId();
  const isKnown = Boolean(freeDays ?? kit);
  const { display_name, skills, recent_projects } = person;
  return (
    <Root ref={ref} data-lit={isLit} data-known={isKnown} aria-labelledby={nameId}>
      <Top>
        <Avatar seed={person.user_id} initials={initialsOf(display_name)} src={person.profile_photo_url} size="l" />
        <div>
          <Typography
            id={nameId}
            variant="h4"
            component="h3"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}
          >
            {display_name}
            {person.email_verified && <VerifiedBadge />}
          </Typography>
          <Typography variant="subtitle1" component="p" color="textSecondary">
            {person.title ?? freelancerDefaults.title}
          </Typography>
          <StarRating isCompact value={person.rating_average} count={person.rating_count} />
        </div>
        <Side>
          {markOf?.(person)}
          <Availability state={availabilityOf(person.availability_status)} />
        </Side>
      </Top>
      {isKnown && (
        <Known>
          {freeDays}
          {kit}
        </Known>
      )}
      <Bio>{person.bio ?? freelancerDefaults.bio}</Bio>
      <ChipList sx={{ minHeight: 26 }}>
        {skills.slice(0, skillsShown).map((skill) => (
          <li key={skill}>
            <Chip>{skill}</Chip>
          </li>
        ))}
        {skills.length > skillsShown && (
          <li>
            <Chip tone="line">{`${skills.length - skillsShown} more`}</Chip>
          </li>
        )}
      </ChipList>
      <Numbers>
        <div>
          <dt>Location</dt>
          <dd>{placeWords(person)}</dd>
        </div>
        <div>
          <dt>Experience</dt>
          <dd>{experienceLabelOf(person.experience_years)}</dd>
        </div>
        <div>
          <dt>Recent projects</dt>
          <dd>{recent_projects > 0 ? recent_projects : 'None yet'}</dd>
        </div>
      </Numbers>
      <Actions>
        <ContactButton person={person} describedBy={nameId} />
        <LinkButton
          to={webRoutes.profileOf.href(person.user_id)}
          variant="outlined"
          aria-describedby={nameId}
          viewTransition
        >
          View Profile
        </LinkButton>
        {actionsOf?.(person)}
      </Actions>
    </Root>
  );
}

/** 'Leeds, about 36 miles': with how far it is, where the list was asked for who is near. */
function placeWords({ location, miles }: CrewDirectoryItem): string {
  const place = location ?? freelancerDefaults.location;
  return typeof miles === 'number' ? `${place}, ${milesWords(miles)}` : place;
}
