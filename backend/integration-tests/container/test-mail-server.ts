import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** An SMTP server in this process. When it is stopped and restarted, it keeps its port. */
export class TestMailServer {
  readonly received: { to: string; source: string }[] = [];
  port = 0;
  private server: SMTPServer | undefined;

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const [recipient] = session.envelope.rcptTo;
          this.received.push({ to: recipient?.address ?? "", source: Buffer.concat(chunks).toString("utf8") });
          done();
        });
      },
    });
    await new Promise<void>((resolve, reject) => {
      server.on("error", reject);
      server.listen(this.port, "127.0.0.1", resolve);
    });
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  to(recipient: string) {
    return this.received.filter(({ to }) => to === recipient);
  }
}
