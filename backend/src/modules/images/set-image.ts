import { Injectable } from '@nestjs/common';
import type { ImageView } from '../../contracts/images.ts';
import { Database } from '../../database/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { Turnstile } from '../auth/turnstile.ts';
import { EditMenu } from '../menus/edit-menu.ts';
import { encodePhoto, type Photo } from './encode-photo.ts';
import { ImageRepository, imageUrlOf } from './image.repository.ts';

/** A picture takes a processor and up to 200 MB while it is decoded. */
const TURNS = { atOnce: 2, waiting: 20, waitingEach: 4 };

@Injectable()
export class SetImage {
  readonly #database: Database;
  readonly #images: ImageRepository;
  readonly #menu: EditMenu;
  readonly #turns = new Turnstile(TURNS);

  constructor(database: Database, images: ImageRepository, menu: EditMenu) {
    this.#database = database;
    this.#images = images;
    this.#menu = menu;
  }

  /** Null removes. @throws ProblemError `not_an_image`, `validation_failed`, `too_many_requests`. */
  async ofRestaurant(restaurantId: number, file: Buffer | null): Promise<ImageView> {
    const photo = file && (await this.#encode(restaurantId, file));
    const imageUrl = urlOf(photo);
    await this.#database.transaction(async (tx) => {
      if (photo) await this.#images.add(tx, photo);
      await this.#images.setOfRestaurant(tx, restaurantId, imageUrl);
    });
    return { imageUrl };
  }

  /** Null removes. @throws ProblemError `not_an_image`, `validation_failed`, `too_many_requests`, `not_found`. */
  async ofDish(restaurantId: number, dishId: number, file: Buffer | null): Promise<ImageView> {
    const photo = file && (await this.#encode(restaurantId, file));
    const imageUrl = urlOf(photo);
    await this.#menu.run(restaurantId, async (tx) => {
      if (photo) await this.#images.add(tx, photo);
      if (!(await this.#images.setOfDish(tx, restaurantId, dishId, imageUrl))) throw new ProblemError('not_found');
      return { id: dishId, dishIds: [dishId], isRestructured: true };
    });
    return { imageUrl };
  }

  #encode(restaurantId: number, file: Buffer): Promise<Photo> {
    return this.#turns.pass(String(restaurantId), () => encodePhoto(file));
  }
}

function urlOf(photo: Photo | null): string | null {
  return photo && imageUrlOf(photo.hash);
}
