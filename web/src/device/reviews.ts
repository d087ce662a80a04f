// Reviews that were made on this device. They have a database of their own: a page that knows nothing of them can still open its tables.
import type { ReviewState } from "../wire/ReviewState";
import { asked, Database } from "./database";
import type { ReviewStore } from "./reviewing";

interface Kept {
  id: string;
  review: ReviewState;
}

export class BrowserReviews implements ReviewStore {
  private readonly database: Database;

  constructor(name = "boomtown-reviews") {
    this.database = new Database(name, "reviews", "id");
  }

  async get(id: string): Promise<ReviewState | null> {
    const found = await this.database.within("readonly", (reviews) =>
      asked(reviews.get(id) as IDBRequest<Kept | undefined>),
    );
    return found?.review ?? null;
  }

  async keep(id: string, review: ReviewState): Promise<void> {
    await this.database.within("readwrite", (reviews) => asked(reviews.put({ id, review } satisfies Kept)));
  }

  async remove(id: string): Promise<void> {
    await this.database.within("readwrite", (reviews) => asked(reviews.delete(id)));
  }
}
