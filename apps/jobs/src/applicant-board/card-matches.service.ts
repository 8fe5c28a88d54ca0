import { PeopleKitRepository, type RoleEntity, RoleTicketsService } from '@crewcall/bookings-domain';
import { type BoardCard, kitMatchOf } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';

type Match = Pick<BoardCard, 'tickets' | 'kit'>;

/** How far those on the board have the tickets and the kit of the role they stand there for: of the cards shown alone. */
@Injectable()
export class CardMatchesService {
  constructor(
    private readonly tickets: RoleTicketsService,
    private readonly kit: PeopleKitRepository,
  ) {}

  async fill(
    companyId: string,
    cards: readonly BoardCard[],
    roles: readonly RoleEntity[],
    shown: RoleEntity | undefined,
  ): Promise<void> {
    const judged = cards.flatMap((card) => {
      const role = roleFor(card, roles, shown);
      return role ? [{ card, role }] : [];
    });
    const askingKit = judged.filter(({ role }) => role.kit.length);
    const [missing, owned] = await Promise.all([
      this.tickets.missingOf(
        judged.map(({ card, role }) => ({
          roleId: role.id,
          freelancerId: card.freelancer_id,
          recruiterId: companyId,
        })),
      ),
      askingKit.length
        ? this.kit.kitShownTo(
            companyId,
            askingKit.map(({ card }) => card.freelancer_id),
          )
        : null,
    ]);
    judged.forEach(({ card, role }, at) => {
      const kit = role.kit.length ? kitMatchOf(role.kit, owned?.get(card.freelancer_id) ?? []) : null;
      Object.assign(card, { tickets: missing[at] ?? null, kit } satisfies Match);
    });
  }
}

/** The one they were asked about, else the one the board is about; for who applied for others, the one that accepting books. */
function roleFor(
  { role_ids, offer }: BoardCard,
  roles: readonly RoleEntity[],
  shown: RoleEntity | undefined,
): RoleEntity | undefined {
  if (offer) return roles.find(({ id }) => id === offer.role_id);
  const isForShown = !role_ids.length || (shown && role_ids.includes(shown.id));
  if (isForShown) return shown;
  const among = roles.filter(({ id }) => role_ids.includes(id));
  return among.find(({ open }) => open > 0) ?? among[0];
}
