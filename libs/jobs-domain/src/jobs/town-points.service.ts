import { loadPlaces, pointOfText, type TownPoint } from '@crewcall/platform-places';
import { Injectable, Logger } from '@nestjs/common';

/** Where towns are, by what a text says of them. */
@Injectable()
export class TownPoints {
  private readonly logger = new Logger(TownPoints.name);

  /** Of each text, in its order; null where it names no town, and while the places cannot be read. */
  async pointsOf(texts: readonly string[]): Promise<(TownPoint | null)[]> {
    try {
      const index = await loadPlaces();
      return texts.map((text) => pointOfText(index, text));
    } catch (error) {
      this.logger.error(error, 'The gazetteer cannot be read');
      return texts.map(() => null);
    }
  }

  async pointOf(text: string): Promise<TownPoint | null> {
    const [point] = await this.pointsOf([text]);
    return point ?? null;
  }
}
