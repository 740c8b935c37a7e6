-- Changes that answers kept in memory or streams depend on announce themselves, whoever writes them. A notification makes commits wait for
-- each other, so what changes with every order (sales, plenty of stock) says nothing. Subjects: src/news/subjects.ts.
-- Each argument is a subject; ":column" at its end is replaced by the value of that column.
CREATE FUNCTION announce_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := CASE WHEN tg_op = 'DELETE' THEN to_jsonb(old) ELSE to_jsonb(new) END;
  subject text;
BEGIN
  FOREACH subject IN ARRAY tg_argv LOOP
    IF position(':' IN subject) > 0 THEN
      subject := split_part(subject, ':', 1) || ':' || (changed ->> split_part(subject, ':', 2));
    END IF;
    PERFORM pg_notify('jishi_news', subject);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_resource() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner_type text := CASE WHEN tg_op = 'DELETE' THEN old.image_type ELSE new.image_type END;
  owner_id bigint := CASE WHEN tg_op = 'DELETE' THEN old.image_id ELSE new.image_id END;
  subject text := CASE owner_type
    WHEN 'good' THEN 'good:' || owner_id
    WHEN 'good_sku' THEN 'good:' || (SELECT good_id FROM good_skus WHERE id = owner_id)
    WHEN 'comment' THEN 'reviews:' || (SELECT good_id FROM comments WHERE id = owner_id)
    WHEN 'category' THEN 'categories'
    WHEN 'banner' THEN 'banners'
    WHEN 'article' THEN 'articles'
    WHEN 'column' THEN 'articles'
    WHEN 'flash_sale' THEN 'flash-sales'
    WHEN 'flash_sale_sku' THEN 'flash-sales'
  END;
BEGIN
  IF subject IS NOT NULL THEN PERFORM pg_notify('jishi_news', subject); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER goods_come_or_go AFTER INSERT OR DELETE ON goods FOR EACH ROW EXECUTE FUNCTION announce_row('good:id', 'goods');
--> statement-breakpoint
CREATE TRIGGER goods_listed AFTER UPDATE ON goods FOR EACH ROW
WHEN ((old.category_id, old.brand_id, old.is_show, old.is_recommend, old.is_new, old.is_hot, old.sort, old.time, old.deleted_at)
  IS DISTINCT FROM (new.category_id, new.brand_id, new.is_show, new.is_recommend, new.is_new, new.is_hot, new.sort, new.time, new.deleted_at))
EXECUTE FUNCTION announce_row('good:id', 'goods', 'flash-sales');
--> statement-breakpoint
CREATE TRIGGER goods_priced AFTER UPDATE ON goods FOR EACH ROW
WHEN ((old.price, old.market_price, old.order_price) IS DISTINCT FROM (new.price, new.market_price, new.order_price))
EXECUTE FUNCTION announce_row('good:id', 'prices');
--> statement-breakpoint
CREATE TRIGGER goods_stocked AFTER UPDATE ON goods FOR EACH ROW
WHEN (old.inventory <> new.inventory AND least(old.inventory, new.inventory) < 10)
EXECUTE FUNCTION announce_row('good:id', 'stock');
--> statement-breakpoint
CREATE TRIGGER goods_described AFTER UPDATE ON goods FOR EACH ROW
WHEN ((old.identification, old.slug, old.type, old.number, old.freight_type, old.freight_id, old.freight, old.is_inventory, old.purchase_limit, old.timing)
  IS DISTINCT FROM (new.identification, new.slug, new.type, new.number, new.freight_type, new.freight_id, new.freight, new.is_inventory, new.purchase_limit, new.timing))
EXECUTE FUNCTION announce_row('good:id');
--> statement-breakpoint
CREATE TRIGGER good_texts_come_or_go AFTER INSERT OR DELETE ON good_texts FOR EACH ROW EXECUTE FUNCTION announce_row('good:good_id', 'goods', 'flash-sales');
--> statement-breakpoint
CREATE TRIGGER good_texts_written AFTER UPDATE ON good_texts FOR EACH ROW
WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION announce_row('good:good_id', 'goods', 'flash-sales');
--> statement-breakpoint
CREATE TRIGGER good_skus_come_or_go AFTER INSERT OR DELETE ON good_skus FOR EACH ROW EXECUTE FUNCTION announce_row('good:good_id', 'prices', 'stock');
--> statement-breakpoint
CREATE TRIGGER good_skus_described AFTER UPDATE ON good_skus FOR EACH ROW
WHEN ((old.good_id, old.price, old.market_price, old.code_type, old.is_fixed, old.product_sku, old.sort, old.deleted_at)
  IS DISTINCT FROM (new.good_id, new.price, new.market_price, new.code_type, new.is_fixed, new.product_sku, new.sort, new.deleted_at))
EXECUTE FUNCTION announce_row('good:good_id', 'prices', 'stock');
--> statement-breakpoint
CREATE TRIGGER good_skus_stocked AFTER UPDATE ON good_skus FOR EACH ROW
WHEN (old.inventory <> new.inventory AND least(old.inventory, new.inventory) < 10)
EXECUTE FUNCTION announce_row('good:good_id', 'stock');
--> statement-breakpoint
CREATE TRIGGER points_goods_changed AFTER INSERT OR UPDATE OR DELETE ON points_goods FOR EACH ROW EXECUTE FUNCTION announce_row('good:good_id');
--> statement-breakpoint
CREATE TRIGGER resources_come_or_go AFTER INSERT OR DELETE ON resources FOR EACH ROW EXECUTE FUNCTION announce_resource();
--> statement-breakpoint
CREATE TRIGGER resources_changed AFTER UPDATE ON resources FOR EACH ROW
WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION announce_resource();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH ROW EXECUTE FUNCTION announce_row('categories', 'goods');
--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER INSERT OR UPDATE OR DELETE ON brands FOR EACH ROW EXECUTE FUNCTION announce_row('goods');
--> statement-breakpoint
CREATE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE ON banners FOR EACH ROW EXECUTE FUNCTION announce_row('banners');
--> statement-breakpoint
CREATE TRIGGER languages_changed AFTER INSERT OR UPDATE OR DELETE ON languages FOR EACH ROW EXECUTE FUNCTION announce_row('languages');
--> statement-breakpoint
CREATE TRIGGER columns_come_or_go AFTER INSERT OR DELETE ON columns FOR EACH ROW EXECUTE FUNCTION announce_row('articles');
--> statement-breakpoint
CREATE TRIGGER columns_written AFTER UPDATE ON columns FOR EACH ROW
WHEN ((old.slug, old.parent_id, old.name, old.keyword, old.describes, old.details, old.template, old.is_show, old.is_list, old.sort)
  IS DISTINCT FROM (new.slug, new.parent_id, new.name, new.keyword, new.describes, new.details, new.template, new.is_show, new.is_list, new.sort))
EXECUTE FUNCTION announce_row('articles');
--> statement-breakpoint
CREATE TRIGGER articles_come_or_go AFTER INSERT OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION announce_row('articles');
--> statement-breakpoint
CREATE TRIGGER articles_written AFTER UPDATE ON articles FOR EACH ROW
WHEN ((old.slug, old.column_id, old.name, old.keyword, old.describes, old.details, old.template, old.is_show, old.sort)
  IS DISTINCT FROM (new.slug, new.column_id, new.name, new.keyword, new.describes, new.details, new.template, new.is_show, new.sort))
EXECUTE FUNCTION announce_row('articles');
--> statement-breakpoint
CREATE TRIGGER comments_changed AFTER INSERT OR UPDATE OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION announce_row('reviews:good_id');
--> statement-breakpoint
CREATE TRIGGER flash_sales_changed AFTER INSERT OR UPDATE OR DELETE ON flash_sales FOR EACH ROW EXECUTE FUNCTION announce_row('flash-sales');
--> statement-breakpoint
CREATE TRIGGER flash_sale_skus_come_or_go AFTER INSERT OR DELETE ON flash_sale_skus FOR EACH ROW EXECUTE FUNCTION announce_row('flash-sales');
--> statement-breakpoint
CREATE TRIGGER flash_sale_skus_changed AFTER UPDATE ON flash_sale_skus FOR EACH ROW
WHEN ((old.flash_sale_id, old.sku_id, old.seckill_price, old.price, old."limit", old.residue_limit > 0)
  IS DISTINCT FROM (new.flash_sale_id, new.sku_id, new.seckill_price, new.price, new."limit", new.residue_limit > 0))
EXECUTE FUNCTION announce_row('flash-sales');
--> statement-breakpoint
CREATE TRIGGER orders_changed_state AFTER UPDATE ON orders FOR EACH ROW
WHEN (old.state <> new.state) EXECUTE FUNCTION announce_row('order:id');
--> statement-breakpoint
CREATE TRIGGER qr_logins_changed AFTER UPDATE ON qr_logins FOR EACH ROW EXECUTE FUNCTION announce_row('qr:uuid');
--> statement-breakpoint
CREATE TRIGGER notifications_come_or_go AFTER INSERT OR DELETE ON notifications FOR EACH ROW EXECUTE FUNCTION announce_row('notices:user_id');
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE ON notifications FOR EACH ROW
WHEN (old.read_at IS DISTINCT FROM new.read_at) EXECUTE FUNCTION announce_row('notices:user_id');
