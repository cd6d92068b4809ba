/** Where the decorators of class-transformer keep what they were given; the package ships its types elsewhere. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
