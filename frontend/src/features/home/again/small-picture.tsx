import { smallOf } from '../../../lib/photos.ts';
import classes from './again.module.css';

export function SmallPicture({ imageUrl }: { imageUrl: string | null }) {
  return (
    <span className={classes.picture}>
      {imageUrl && <img src={smallOf(imageUrl)} alt="" width={48} height={48} decoding="async" />}
    </span>
  );
}
