// The town as a folder of files, below a path of its own, served by a server that knows nothing but files.
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { test as base } from "@playwright/test";

const KINDS: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};
const BELOW = "/games/of/mine/";

export class Folder {
  /** What was asked for, wherever it was. */
  readonly asked: string[] = [];

  private constructor(
    private readonly folder: string,
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async serve(): Promise<Folder> {
    const web = resolve(import.meta.dirname, "..");
    const folder = mkdtempSync(join(tmpdir(), "boomtown-folder-"));
    execFileSync(process.execPath, ["engine/site.mjs", folder], { cwd: web });
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://folder");
      const name = pathname.startsWith(BELOW) ? pathname.slice(BELOW.length) || "index.html" : "..";
      const file = join(folder, name);
      if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
        return;
      }
      response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const served = new Folder(folder, server, `http://127.0.0.1:${address.port}${BELOW}`);
    server.on("request", ({ url }) => served.asked.push(url ?? ""));
    return served;
  }

  /** Another version takes the place of this one; gives the name of its script. */
  publishAnew(): string {
    const page = join(this.folder, "index.html");
    const text = readFileSync(page, "utf8");
    const [script] = /assets\/index-[\w-]+\.js/.exec(text) ?? [];
    if (!script) throw new Error("the page has no script");
    const newer = script.replace(/-[\w-]+\.js$/, "-NEWER000.js");
    copyFileSync(join(this.folder, script), join(this.folder, newer));
    writeFileSync(page, text.replaceAll(script, newer));
    return newer;
  }

  /** The server goes away. */
  async down(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  async end(): Promise<void> {
    if (this.server.listening) await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A test with a folder of its own, which is served as long as the test runs. */
export const test = base.extend<{ folder: Folder }>({
  folder: [
    // Playwright wants the fixtures it depends on spelled out, and there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await Folder.serve();
      await use(folder);
      await folder.end();
    },
    { scope: "test" },
  ],
});
