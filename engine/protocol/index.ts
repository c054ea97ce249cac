export {
  type CheckedDeck,
  type Done,
  type Imported,
  type ImportProgress,
  type Notice,
  type Opened,
  type ReadBans,
  type Refused,
  readNotice,
  type Saved,
  type Trouble,
  type Update,
} from "./notice.ts";
export { type Asked, type Request, readRequest } from "./request.ts";
