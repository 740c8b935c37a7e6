-- A notification makes the commits of all connections wait for each other. What changes with every payment is written to a queue instead,
-- which the apis empty several times a second, many subjects in one notification (src/db/postgres/listen.ts). Programs other than the apis,
-- and the embedded engine, where nobody waits, notify at once. Lost in a crash of the server, after which every api forgets what it kept.
CREATE UNLOGGED TABLE news_queue (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, subject text NOT NULL);
--> statement-breakpoint
CREATE FUNCTION announce_row_soon() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE WHEN tg_op = 'DELETE' THEN to_jsonb(old) ELSE to_jsonb(new) END;
  subject text;
BEGIN
  FOREACH subject IN ARRAY tg_argv LOOP
    IF position(':' IN subject) > 0 THEN
      subject := split_part(subject, ':', 1) || ':' || (changed ->> split_part(subject, ':', 2));
    END IF;
    IF current_setting('application_name') = 'jishi-api' THEN INSERT INTO news_queue (subject) VALUES (subject);
    ELSE PERFORM pg_notify('jishi_news', subject);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER goods_stocked ON goods;
--> statement-breakpoint
CREATE TRIGGER goods_stocked AFTER UPDATE ON goods FOR EACH ROW
WHEN (old.inventory <> new.inventory AND least(old.inventory, new.inventory) < 10)
EXECUTE FUNCTION announce_row_soon('good:id', 'stock');
--> statement-breakpoint
DROP TRIGGER good_skus_stocked ON good_skus;
--> statement-breakpoint
CREATE TRIGGER good_skus_stocked AFTER UPDATE ON good_skus FOR EACH ROW
WHEN (old.inventory <> new.inventory AND least(old.inventory, new.inventory) < 10)
EXECUTE FUNCTION announce_row_soon('good:good_id', 'stock');
--> statement-breakpoint
DROP TRIGGER orders_changed_state ON orders;
--> statement-breakpoint
CREATE TRIGGER orders_changed_state AFTER UPDATE ON orders FOR EACH ROW
WHEN (old.state <> new.state) EXECUTE FUNCTION announce_row_soon('order:id');
--> statement-breakpoint
DROP TRIGGER comments_changed ON comments;
--> statement-breakpoint
CREATE TRIGGER comments_changed AFTER INSERT OR UPDATE OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION announce_row_soon('reviews:good_id');
--> statement-breakpoint
DROP TRIGGER notifications_come_or_go ON notifications;
--> statement-breakpoint
CREATE TRIGGER notifications_come_or_go AFTER INSERT OR DELETE ON notifications FOR EACH ROW EXECUTE FUNCTION announce_row_soon('notices:user_id');
--> statement-breakpoint
DROP TRIGGER notifications_read ON notifications;
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE ON notifications FOR EACH ROW
WHEN (old.read_at IS DISTINCT FROM new.read_at) EXECUTE FUNCTION announce_row_soon('notices:user_id');
