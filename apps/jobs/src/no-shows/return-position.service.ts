import {
  BookedApplications,
  ConfirmService,
  EndRescueService,
  type HeldOffer,
  OfferRepository,
  PlacesRepository,
  placesOn,
  RescueRepository,
  RoleRepository,
} from '@crewcall/bookings-domain';
import { Injectable } from '@nestjs/common';

/** Who came after all has their position again. */
@Injectable()
export class ReturnPositionService {
  constructor(
    private readonly roles: RoleRepository,
    private readonly places: PlacesRepository,
    private readonly applications: BookedApplications,
    private readonly offers: OfferRepository,
    private readonly rescues: RescueRepository,
    private readonly endingRescue: EndRescueService,
    private readonly confirming: ConfirmService,
  ) {}

  /** Unless cover has it; with the last one the role is full as after a confirm. The booking is saved by the caller. */
  async giveBack(held: HeldOffer): Promise<void> {
    const { role, job } = held;
    const change = await this.places.recountPlaces(role);
    if (!change) return;
    await this.roles.saveRole(role);
    job.hiredCount += change;
    await this.applications.takePosition(job);
    await this.endAskingFor(held);
  }

  /**
   * No one is asked any more for a slot that is theirs, and its pencils are the reserve; the days that they do not have are
   * covered on.
   */
  private async endAskingFor(held: HeldOffer): Promise<void> {
    const { role } = held;
    const taken = await this.places.takenPlacesOf(role.id);
    const rescue = role.open < 1 ? await this.rescues.liveOfRole(role.id) : null;
    const isOpen = rescue?.callIds.some((id) => placesOn(role, taken, [id]) > 0);
    if (rescue && !isOpen) await this.endingRescue.end(rescue, role, 'stopped');
    // Read again, since the cover's own questions have ended.
    await this.confirming.closeFilled({ ...held, around: await this.offers.lockAround(role.id, null) }, taken);
  }
}
