import { Injectable } from '@nestjs/common';
import type { ImageView } from '../../contracts/images.ts';
import { Database, type Transaction } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { FairSemaphore } from '../../limits/fair-semaphore.ts';
import { EditMenu } from '../menus/editor/edit-menu.ts';
import type { Photo } from './encode-photo.ts';
import { ImageRepository, imageUrlOf } from './image.repository.ts';
import { type ClaimedPicture, OutsidePictureRepository } from './outside-picture.repository.ts';

/** A picture takes a processor and up to 200 MB while it is decoded. */
const CAPACITY = { running: 2, waiting: 20, waitingOfEachCaller: 4 };

/** Loaded with the first photo: the decoders take 9 MiB, which an idle process has no use for. */
const loadEncoder = () => import('./encode-photo.ts');

/** What is to happen in the transaction before a picture is shown. */
type Before = (tx: Transaction) => Promise<void>;

@Injectable()
export class SetImage {
  private readonly semaphore = new FairSemaphore(CAPACITY);

  constructor(
    private readonly database: Database,
    private readonly images: ImageRepository,
    private readonly outside: OutsidePictureRepository,
    private readonly menu: EditMenu,
  ) {}

  /** Null removes. @throws ProblemError `not_an_image`, `validation_failed`, `unavailable`. */
  async ofRestaurant(restaurantId: number, file: Buffer | null): Promise<ImageView> {
    return this.showOfRestaurant(restaurantId, file && (await this.encode(restaurantId, file)), async (tx) => {
      await this.outside.settle(tx, restaurantId, null);
    });
  }

  /** Null removes. @throws ProblemError `not_an_image`, `validation_failed`, `unavailable`, `not_found`. */
  async ofDish(restaurantId: number, dishId: number, file: Buffer | null): Promise<ImageView> {
    return this.showOfDish(restaurantId, dishId, file && (await this.encode(restaurantId, file)), async (tx) => {
      await this.outside.settle(tx, restaurantId, dishId);
    });
  }

  /**
   * What was fetched for a restaurant or a dish.
   * @throws ProblemError as the others; `not_found` also when the restaurant has seen to the picture itself meanwhile.
   */
  async fetched(picture: ClaimedPicture, file: Buffer): Promise<void> {
    const { restaurantId, menuItemId: dishId } = picture;
    const photo = await this.encode(restaurantId, file);
    const before: Before = async (tx) => {
      if (!(await this.outside.settle(tx, restaurantId, dishId))) throw new ProblemError('not_found');
    };
    if (dishId === null) await this.showOfRestaurant(restaurantId, photo, before);
    else await this.showOfDish(restaurantId, dishId, photo, before);
  }

  private async showOfRestaurant(restaurantId: number, photo: Photo | null, before: Before): Promise<ImageView> {
    const imageUrl = urlOf(photo);
    await this.database.transaction(async (tx) => {
      await before(tx);
      if (photo) await this.images.add(tx, photo);
      await this.images.setOfRestaurant(tx, restaurantId, imageUrl);
    });
    return { imageUrl };
  }

  private async showOfDish(
    restaurantId: number,
    dishId: number,
    photo: Photo | null,
    before: Before,
  ): Promise<ImageView> {
    const imageUrl = urlOf(photo);
    await this.menu.run(restaurantId, async (tx) => {
      await before(tx);
      if (photo) await this.images.add(tx, photo);
      if (!(await this.images.setOfDish(tx, restaurantId, dishId, imageUrl))) throw new ProblemError('not_found');
      return { id: dishId, dishIds: [dishId], isRestructured: true };
    });
    return { imageUrl };
  }

  private encode(restaurantId: number, file: Buffer): Promise<Photo> {
    return this.semaphore.run(String(restaurantId), async () => (await loadEncoder()).encodePhoto(file));
  }
}

function urlOf(photo: Photo | null): string | null {
  return photo && imageUrlOf(photo.hash);
}
