import { PersonLocks } from '@crewcall/bookings-domain';
import { crewListLimits, type CrewMark, type CrewTag, type KeptOnPerson, tidyTags } from '@crewcall/contracts-bookings';
import type { AddCrewNoteDto, CrewMarksQueryDto, SaveCrewTagsDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CrewNoteMissingError, ListedPersonMissingError, TooManyCrewNotesError } from './crew-list.errors.js';
import { CrewMarkRepository } from './crew-mark.repository.js';

/** Notes and tags of a company on a person, which that company alone reads. */
@Injectable()
export class CrewMarksService {
  constructor(
    private readonly marks: CrewMarkRepository,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
  ) {}

  marksOf({ id }: Actor, { user_ids }: CrewMarksQueryDto): Promise<CrewMark[]> {
    return this.marks.marksOf(id, user_ids);
  }

  tagsOf({ id }: Actor): Promise<CrewTag[]> {
    return this.marks.tagsOf(id);
  }

  /** @throws DomainError `PERSON_NOT_FOUND` alike for strangers who are hidden and for those who do not exist */
  async keptOn(actor: Actor, userId: string): Promise<KeptOnPerson> {
    await this.assertMarkable(actor, userId);
    const [mark] = await this.marks.marksOf(actor.id, [userId]);
    if (!mark) throw new ListedPersonMissingError();
    return { ...mark, notes: await this.marks.notesOf(actor.id, userId) };
  }

  addNote(actor: Actor, userId: string, { text }: AddCrewNoteDto): Promise<KeptOnPerson> {
    return this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      await this.assertMarkable(actor, userId);
      const notes = await this.marks.notesOf(actor.id, userId);
      if (notes.length >= crewListLimits.notes) throw new TooManyCrewNotesError();
      await this.marks.addNote(actor.id, userId, text);
      return this.keptOn(actor, userId);
    });
  }

  async removeNote({ id }: Actor, userId: string, noteId: string): Promise<void> {
    const isKnown = isRecordId(userId) && isRecordId(noteId);
    if (!isKnown || !(await this.marks.removeNote(id, userId, noteId))) throw new CrewNoteMissingError();
  }

  saveTags(actor: Actor, userId: string, { tags }: SaveCrewTagsDto): Promise<KeptOnPerson> {
    return this.transactions.run(async () => {
      await this.personLocks.lockPeople([actor.id]);
      await this.assertMarkable(actor, userId);
      await this.marks.saveTags(actor.id, userId, tidyTags(tags));
      return this.keptOn(actor, userId);
    });
  }

  /** For an account that goes, of either side. Twice is fine. */
  removeAllOf(userId: string): Promise<void> {
    return this.marks.removeAllOf(userId);
  }

  private async assertMarkable({ id }: Actor, userId: string): Promise<void> {
    if (!isRecordId(userId) || !(await this.marks.canBeMarked(id, userId))) throw new ListedPersonMissingError();
  }
}
