
      // Auto-generated index file for Medusa Admin UI extensions
    import WidgetComponent0, { config as WidgetConfig0 } from "/tmp/h/files/plugins/back-office/src/admin/widgets/order-transfer.tsx"
import WidgetComponent1, { config as WidgetConfig1 } from "/tmp/h/files/plugins/back-office/src/admin/widgets/product-shop-fields.tsx"
import WidgetComponent2, { config as WidgetConfig2 } from "/tmp/h/files/plugins/back-office/src/admin/widgets/unsold-variants.tsx"
import WidgetComponent3, { config as WidgetConfig3 } from "/tmp/h/files/plugins/back-office/src/admin/widgets/unused-by-shop.tsx"

const widgetModule = { widgets: [
  {
    Component: WidgetComponent0,
    zone: ["order.details.side.before"],
    widgetId: "Widget-a434"
},
{
    Component: WidgetComponent1,
    zone: ["product.details.side.before"],
    widgetId: "Widget-b6ce"
},
{
    Component: WidgetComponent2,
    zone: ["product.details.before"],
    widgetId: "Widget-ff76"
},
{
    Component: WidgetComponent3,
    zone: ["price_list.list.before", "price_list.details.before", "promotion.list.before", "promotion.details.before", "campaign.list.before", "campaign.details.before", "region.list.before", "region.details.before", "tax.list.before", "tax.details.before", "sales_channel.list.before", "sales_channel.details.before", "location.list.before", "location.details.before"],
    widgetId: "Widget-c605"
}
] }
    import RouteComponent0, { config as HandleConfig0 } from "/tmp/h/files/plugins/back-office/src/admin/routes/shop/page.tsx"
import RouteComponent1 from "/tmp/h/files/plugins/back-office/src/admin/routes/shop/[screen]/[[part]]/page.tsx"

const routeModule = { routes: [
    {
    Component: RouteComponent0,
    path: "/shop",
    handle: { label: HandleConfig0.label, translationNs: HandleConfig0.translationNs }
  },
{
    Component: RouteComponent1,
    path: "/shop/:screen/:part?"
  }
]
 }
    import { config as RouteConfig0 } from "/tmp/h/files/plugins/back-office/src/admin/routes/shop/page.tsx"

const menuItemModule = { menuItems: [
    {
    label: RouteConfig0.label,
    icon: RouteConfig0.icon,
    path: "/shop",
    nested: undefined,
    rank: 1,
    translationNs: RouteConfig0.translationNs
  }
]
 }
    

const formModule = { customFields: {
  
} }
    

const displayModule = { 
    displays: {
      
    }
   }
    import { deepMerge } from "@medusajs/admin-shared"
import i18nTranslations0 from "/tmp/h/files/plugins/back-office/src/admin/i18n/index.ts"

const i18nModule = { resources: i18nTranslations0 }
    

const cellRendererModule = {}
    

const layoutModule = { layouts: [
  
] }
    

const searchEntityModule = {}

    const plugin = {
      widgetModule,
      routeModule,
      menuItemModule,
      formModule,
      displayModule,
      i18nModule,
      cellRendererModule,
      layoutModule,
      searchEntityModule
    }

    export default plugin
    