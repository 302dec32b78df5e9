/** A picture for a component. `alt` is empty if the picture only decorates its headline. */
export interface PictureView {
  src: string;
  alt: string;
}
