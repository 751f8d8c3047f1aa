import { MediaLibrary } from "./media-library";

/** Every uploaded picture (spec §2 Admin media library). */
export default function MediaScreen() {
  return <MediaLibrary />;
}
