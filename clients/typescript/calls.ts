// Generated from the contract by npm run client: routes and types of the calls. Not edited by hand.

export type RefusalName = 'ValidationError' | 'TokenNotFound' | 'TokenExpiredError' | 'JsonWebTokenError' | 'SessionError' | 'Forbidden' | 'NotFound' | 'Conflict' | 'Gone' | 'PayloadTooLarge' | 'UnsupportedMediaType' | 'KeyReused' | 'TooManyRequests' | 'InternalError' | 'ServiceUnavailable'

export type Calls = {
  agreements: {
    /** Agreements of a business, those that wait for it first. Scope: business:read. */
    list: {
      input: {
        params: {
          businessID: string
        }
        query?: {
          side?: "supplier" | "distributor" // of the business
          which?: "open" | "over" // open: that may still change
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          agreementID: string
          state: "proposed" | "inForce" | "notice" | "disputed" | "ended" | "lapsed" | "withdrawn" | "declined" | "refuted"
          side: "supplier" | "distributor" // of the reading business
          proposedBy: "supplier" | "distributor"
          supplier: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: left the network
          distributor: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null
          lines: {
            id: string
            name: string
          }[]
          subject: string | null
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          role: "distributor" | "agent" | "servicePartner"
          exclusivity: "none" | "sole" | "shared"
          from: string
          until: string | null
          showsEnd: {
            supplier: boolean
            distributor: boolean
          }
          listed: {
            supplier: boolean
            distributor: boolean
          } // shown publicly; a confirmed one where both say so
          note: string
          replaces: string | null
          proposedAt: string
          confirmedAt: string | null
          notice: {
            by: "supplier" | "distributor"
            until: string
          } | null
          endedAt: string | null
          confirmedUntil: string | null // was confirmed until; null: never, or still
          dispute: {
            disputeID: string
            kind: "side" | "brand"
            by: "supplier" | "distributor" | null // null: a third company
            openedAt: string
            dueAt: string
            text: string // own words; those of others stay with the verifier
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[] // own ones
            outcome: "kept" | "notConfirmed" | "closed" | null // closed: the agreement ended before a decision
          } | null
          history: {
            at: string
            by: "supplier" | "distributor" | "time" | "staff"
            act: "confirm" | "decline" | "giveNotice" | "withdraw" | "dispute" | "propose" | "show" | "end" | "lapse" | "keep" | "refute"
          }[]
          can: {
            confirm: boolean
            decline: boolean
            giveNotice: boolean
            withdraw: boolean
            dispute: boolean
            addEvidence: boolean
            show: boolean
            renew: boolean
          }
        }[]
        total: number
        inForce: number
        waiting: number // for the word of the business
        unanswered: number // for the word of the other side
      }
    }
    /** An agreement of a business. Scope: business:read. */
    read: {
      input: {
        params: {
          businessID: string
          agreementID: string
        }
      }
      answer: {
        agreementID: string
        state: "proposed" | "inForce" | "notice" | "disputed" | "ended" | "lapsed" | "withdrawn" | "declined" | "refuted"
        side: "supplier" | "distributor" // of the reading business
        proposedBy: "supplier" | "distributor"
        supplier: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        distributor: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null
        lines: {
          id: string
          name: string
        }[]
        subject: string | null
        countries: {
          code: string
          countryName: string
          emoji: string
        }[]
        role: "distributor" | "agent" | "servicePartner"
        exclusivity: "none" | "sole" | "shared"
        from: string
        until: string | null
        showsEnd: {
          supplier: boolean
          distributor: boolean
        }
        listed: {
          supplier: boolean
          distributor: boolean
        } // shown publicly; a confirmed one where both say so
        note: string
        replaces: string | null
        proposedAt: string
        confirmedAt: string | null
        notice: {
          by: "supplier" | "distributor"
          until: string
        } | null
        endedAt: string | null
        confirmedUntil: string | null // was confirmed until; null: never, or still
        dispute: {
          disputeID: string
          kind: "side" | "brand"
          by: "supplier" | "distributor" | null // null: a third company
          openedAt: string
          dueAt: string
          text: string // own words; those of others stay with the verifier
          files: {
            fileID: string
            name: string
            contentType: string // by its bytes
            bytes: number
            afterNda?: true // open to the other side only while an NDA covers it
            locked?: true // not open to the viewer
          }[] // own ones
          outcome: "kept" | "notConfirmed" | "closed" | null // closed: the agreement ended before a decision
        } | null
        history: {
          at: string
          by: "supplier" | "distributor" | "time" | "staff"
          act: "confirm" | "decline" | "giveNotice" | "withdraw" | "dispute" | "propose" | "show" | "end" | "lapse" | "keep" | "refute"
        }[]
        can: {
          confirm: boolean
          decline: boolean
          giveNotice: boolean
          withdraw: boolean
          dispute: boolean
          addEvidence: boolean
          show: boolean
          renew: boolean
        }
      }
    }
  }
  announcements: {
    /** The announcements of now, warnings first, then the latest; pages show two at most. */
    current: {
      input: {
        query?: {
          portal?: string
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        data: {
          announcementID: string
          version: string // another one once the text changes: whoever dismissed it sees it again
          kind: "info" | "warning"
          text: string // plain text
          locale: "en" | "es" | "it" | "zh" | "de" // language of the text: English where there is no other
          link: string // path of this site, or an https address; empty for none
        }[]
        changesAt: string | null // when one of them ends or another one begins, as it is planned now
      }
    }
  }
  blocks: {
    /** Whom the viewer, or the business it speaks for, has blocked. Scope: social:read. */
    list: {
      input: {
        query?: {
          businessID?: string // the acting business; the person itself without
        }
      }
      answer: {
        userID?: string
        username?: string
        firstName?: string
        lastName?: string
        jobPosition?: {
          jobPositionID: string
          name: string
        } | null
        businessID?: string
        key?: string // the readable part of a business's page address
        businessType?: {
          code: string
          name: string
        }
        verified?: boolean
        presence?: "listed" | "run"
        businessKind?: "company" | "collection"
        companyName: string | null
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        country: {
          code: string
          countryName: string
          emoji: string
        } | null
      }[]
    }
    /** Blocks a person or a business; follows and connections between the two end. Safe to repeat. Scope: social:write. */
    block: {
      input: {
        body: {
          businessID?: string // the acting business; the person itself without
          resourceID: string
        }
      }
      answer: {
        blocked: boolean
      }
    }
    /** Blocks no longer. Safe to repeat. Scope: social:write. */
    unblock: {
      input: {
        body: {
          businessID?: string // the acting business; the person itself without
          resourceID: string
        }
      }
      answer: {
        blocked: boolean
      }
    }
  }
  boosts: {
    /** The boosts of a business: what is left this month, what runs, and what came of each. Scope: business:read. */
    list: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        businessID: string
        companyName: string
        subscription: "standard" | "gold" | "premium" | "platinum"
        allowance: {
          total: number
          used: number
          renewsOn: string
        } // of the calendar month
        boosts: {
          boostID: string
          product: {
            productID: string
            name: string
          } | null // null: the company itself
          startsAt: string
          endsAt: string
          running: boolean
          total: {
            shown: number
            clicked: number
            inquiries: number
          }
          days: {
            shown: number
            clicked: number
            inquiries: number
            day: string
          }[] // each day of the boost until today
        }[] // of a year, the latest first
      }
    }
    /** Boosts the business, or one of its products, for seven days from now. One that runs already is not begun twice. Scope: business:write. */
    start: {
      input: {
        params: {
          businessID: string
        }
        body?: {
          productID?: string
        }
      }
      answer: {
        businessID: string
        companyName: string
        subscription: "standard" | "gold" | "premium" | "platinum"
        allowance: {
          total: number
          used: number
          renewsOn: string
        } // of the calendar month
        boosts: {
          boostID: string
          product: {
            productID: string
            name: string
          } | null // null: the company itself
          startsAt: string
          endsAt: string
          running: boolean
          total: {
            shown: number
            clicked: number
            inquiries: number
          }
          days: {
            shown: number
            clicked: number
            inquiries: number
            day: string
          }[] // each day of the boost until today
        }[] // of a year, the latest first
      }
    }
    /** Ends a boost now; it is not given back. Safe to repeat. Scope: business:write. */
    stop: {
      input: {
        params: {
          businessID: string
          boostID: string
        }
      }
      answer: {
        businessID: string
        companyName: string
        subscription: "standard" | "gold" | "premium" | "platinum"
        allowance: {
          total: number
          used: number
          renewsOn: string
        } // of the calendar month
        boosts: {
          boostID: string
          product: {
            productID: string
            name: string
          } | null // null: the company itself
          startsAt: string
          endsAt: string
          running: boolean
          total: {
            shown: number
            clicked: number
            inquiries: number
          }
          days: {
            shown: number
            clicked: number
            inquiries: number
            day: string
          }[] // each day of the boost until today
        }[] // of a year, the latest first
      }
    }
    /** The boost whose turn it is in a slot, counted as shown. Null where none fits. */
    show: {
      input: {
        body: {
          place: "search" | "home" | "feed"
          nodes?: string[] // industries or categories that are searched
          countries?: string[] // only companies of these; empty: of all
          except?: string[] // boosts that the viewer has seen often enough
        }
      }
      answer: {
        promoted: {
          boostID: string
          business: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              shortDescription: string
              businessType: {
                code: string
                name: string
              }
              industry: {
                id: string
                name: string
              }
              categories: {
                id: string
                name: string
                industryID: string
              }[]
              yearStablished: number | null
              totalEmployees: {
                min: number | null
                max: number | null
              } | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null // null: a listed company that gave none; never a drawing in its place
              languages: {
                shortDescription: string | null // ISO 639-1; null: unknown
                generalDescription: string | null // ISO 639-1; null: unknown
              }
              translation?: {
                language: string
                shortDescription?: string
                generalDescription?: string
                by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
                provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
                from?: string // by a machine: the language of the original, ISO 639-1
                outdated: boolean // older than the original
              } // in the reader's language; a text that is absent has none, and the original stands
            }
            contactInfo: {
              city: string | null
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
            tradeCapabilities: {
              averageLeadTime: number | null // days
            }
            reactions: {
              reactionCount: {
                like: number
              }
            }
            registeredAt: string
          } | null
          product: {
            productID: string
            businessID: string
            key: string // the readable part of the page address
            name: string
            secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
            description: string
            languages: {
              name: string | null // ISO 639-1; null: unknown
              description: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              name?: string
              description?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
            mainImage: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            }
            photoCount: number
            industry: {
              id: string
              name: string
            }
            category: {
              id: string
              name: string
            } | null
            subCategory: {
              id: string
              name: string
            } | null
            specs: {
              key: string
              value: string
              name?: string // the key in the language that was asked for, where it is known in another one
            }[] // the first four
            leadTime: number | null // days
            stock: boolean | null
            businessProfile: {
              businessID: string
              key: string // the readable part of the page address
              subscription: "standard" | "gold" | "premium" | "platinum"
              verified: boolean
              sample: boolean // demonstration data
              presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
              kind: "company" | "collection"
              general: {
                companyName: string
                businessType: {
                  code: string
                  name: string
                }
              }
              contactInfo: {
                country: {
                  code: string
                  countryName: string
                  emoji: string
                }
              }
            }
          } | null
        } | null
      }
    }
    /** Counts that the boost was clicked where it was shown, once a visitor and day. */
    click: {
      input: {
        params: {
          boostID: string
        }
      }
      answer: {}
    }
  }
  businesses: {
    /** A business profile, all sections, and what the viewer is to it. */
    read: {
      input: {
        params: {
          id: string
        }
        query?: {
          versions?: "true" // with `versions`, for those who edit it
        }
      }
      answer: {
        data: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            generalDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalAnnualRevenue: {
              min: number | null
              max: number | null
            } | null // USD
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            totalProductionEmployees: number | null
            productionCapacity: {
              min: number | null
              max: number | null
              unit: {
                code: string
                name: string
              }
              period: {
                code: string
                name: string
              }
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            coverPhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            video: {
              url: string
            } | null
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
            versions?: {
              en?: {
                shortDescription?: string
                generalDescription?: string
                machine?: string
                outdated: boolean // older than the original
              }
              es?: {
                shortDescription?: string
                generalDescription?: string
                machine?: string
                outdated: boolean // older than the original
              }
              it?: {
                shortDescription?: string
                generalDescription?: string
                machine?: string
                outdated: boolean // older than the original
              }
              zh?: {
                shortDescription?: string
                generalDescription?: string
                machine?: string
                outdated: boolean // older than the original
              }
              de?: {
                shortDescription?: string
                generalDescription?: string
                machine?: string
                outdated: boolean // older than the original
              }
            } // in all languages, asked for by those who edit
          }
          contactInfo: {
            legalAddressEnglish: string | null
            shippingAddressEnglish: string | null
            city: string | null
            zipcode: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
            state: {
              stateID: string
              stateName: string
            } | null
            email: string | null
            website: string | null
            phone: {
              countryCode: string // dial code with its plus
              businessPhoneNumber: string // national digits; after the dial code E.164
              extension?: string
              international: string // as written: +39 02 123 4567
            } | null
            mobilePhone: {
              countryCode: string // dial code with its plus
              businessPhoneNumber: string // national digits; after the dial code E.164
              extension?: string
              international: string // as written: +39 02 123 4567
            } | null
          }
          tradeCapabilities: {
            markets: {
              code: string
              name: string
            }[]
            spokenLanguages: {
              code: string
              name: string
            }[]
            totalEmployeesSales: number | null
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
          factory: {
            manufacturingFacilities: string | null
            city: string | null
            zipcode: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
            state: {
              stateID: string
              stateName: string
            } | null
            factorySize: number | null // m²
            numberProductionLines: number | null
            contractManufacturing: {
              code: string
              name: string
            }[]
          }
          businessTerms: {
            acceptedDeliveryTerms: {
              code: string
              name: string
            }[]
            acceptedPaymentCurrencies: {
              code: string
              name: string
            }[]
            packagingTypes: {
              code: string
              name: string
            }[]
            acceptedPaymentTypes: {
              code: string
              name: string
            }[]
          }
          certificates: {
            id: string
            name: string
            issueDate: string | null
            expireDate: string | null
            issuer: string | null
            scope: string | null
            photo: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            document: {
              url: string
              name: string
              contentType: string
              bytes: number
            } | null // where a PDF was given instead of a picture
          }[]
          verifiedAt: string | null
          verifications: {
            kind: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
            checkedAt: string
            validUntil: string
          }[] // what was checked and counts now; its page says by whom
          followers: number
          productCount: number
          versionLanguages: string[] // in which the company wrote too
          replies: {
            inquiries: number
            rate: number // 0 to 1
            medianMinutes: number | null
          } | null // how it answered the inquiries of 90 days; null below 5 of them
          samples: {
            answers: {
              count: number // decided or due
              inTime: number | null // share, 0 to 1; null below 5
              medianMinutes: number | null // null below 5, and where all are due
            }
            shipments: {
              count: number // decided or due
              inTime: number | null // share, 0 to 1; null below 5
              medianMinutes: number | null // null below 5, and where all are due
            }
          } | null // how it dealt with the samples asked for in 365 days, counted every hour; null: there were none
          sources: {
            name: string
            licence: string | null
            url: string | null
            readAt: string // when its data was taken
          }[] // where its facts come from, when it does not say all of them itself
          fieldSources: { [name: string]: number | "owner" } // the source of a field, `section.field` or `certificates`, by its place in `sources`; `owner`, or absent: the company itself
          kept: {
            count: number
            oldestUntil: string
          } | null // inquiries that wait for somebody to run it, and until when the oldest is kept; null: none
          appointments: boolean // whether it may have something at `where-to-buy` or `represented`
          version: number
        }
        session: {
          access: "member" | "editor" | "admin" | "owner" | null
        }
      }
    }
    /** Several profiles, in the order asked, to compare them or to ask for quotations; those that the public may not see are left out. */
    readMany: {
      input: {
        query: {
          ids: string // up to 10 ids, comma between
        }
      }
      answer: {
        businessID: string
        key: string // the readable part of the page address
        subscription: "standard" | "gold" | "premium" | "platinum"
        verified: boolean
        sample: boolean // demonstration data
        presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        kind: "company" | "collection"
        general: {
          companyName: string
          shortDescription: string
          generalDescription: string
          businessType: {
            code: string
            name: string
          }
          industry: {
            id: string
            name: string
          }
          categories: {
            id: string
            name: string
            industryID: string
          }[]
          yearStablished: number | null
          totalAnnualRevenue: {
            min: number | null
            max: number | null
          } | null // USD
          totalEmployees: {
            min: number | null
            max: number | null
          } | null
          totalProductionEmployees: number | null
          productionCapacity: {
            min: number | null
            max: number | null
            unit: {
              code: string
              name: string
            }
            period: {
              code: string
              name: string
            }
          } | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          coverPhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          video: {
            url: string
          } | null
          languages: {
            shortDescription: string | null // ISO 639-1; null: unknown
            generalDescription: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            shortDescription?: string
            generalDescription?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
          versions?: {
            en?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            es?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            it?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            zh?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            de?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
          } // in all languages, asked for by those who edit
        }
        contactInfo: {
          legalAddressEnglish: string | null
          shippingAddressEnglish: string | null
          city: string | null
          zipcode: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          }
          state: {
            stateID: string
            stateName: string
          } | null
          email: string | null
          website: string | null
          phone: {
            countryCode: string // dial code with its plus
            businessPhoneNumber: string // national digits; after the dial code E.164
            extension?: string
            international: string // as written: +39 02 123 4567
          } | null
          mobilePhone: {
            countryCode: string // dial code with its plus
            businessPhoneNumber: string // national digits; after the dial code E.164
            extension?: string
            international: string // as written: +39 02 123 4567
          } | null
        }
        tradeCapabilities: {
          markets: {
            code: string
            name: string
          }[]
          spokenLanguages: {
            code: string
            name: string
          }[]
          totalEmployeesSales: number | null
          averageLeadTime: number | null // days
        }
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        factory: {
          manufacturingFacilities: string | null
          city: string | null
          zipcode: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          state: {
            stateID: string
            stateName: string
          } | null
          factorySize: number | null // m²
          numberProductionLines: number | null
          contractManufacturing: {
            code: string
            name: string
          }[]
        }
        businessTerms: {
          acceptedDeliveryTerms: {
            code: string
            name: string
          }[]
          acceptedPaymentCurrencies: {
            code: string
            name: string
          }[]
          packagingTypes: {
            code: string
            name: string
          }[]
          acceptedPaymentTypes: {
            code: string
            name: string
          }[]
        }
        certificates: {
          id: string
          name: string
          issueDate: string | null
          expireDate: string | null
          issuer: string | null
          scope: string | null
          photo: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          document: {
            url: string
            name: string
            contentType: string
            bytes: number
          } | null // where a PDF was given instead of a picture
        }[]
        verifiedAt: string | null
        verifications: {
          kind: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
          checkedAt: string
          validUntil: string
        }[] // what was checked and counts now; its page says by whom
        followers: number
        productCount: number
        versionLanguages: string[] // in which the company wrote too
        replies: {
          inquiries: number
          rate: number // 0 to 1
          medianMinutes: number | null
        } | null // how it answered the inquiries of 90 days; null below 5 of them
        samples: {
          answers: {
            count: number // decided or due
            inTime: number | null // share, 0 to 1; null below 5
            medianMinutes: number | null // null below 5, and where all are due
          }
          shipments: {
            count: number // decided or due
            inTime: number | null // share, 0 to 1; null below 5
            medianMinutes: number | null // null below 5, and where all are due
          }
        } | null // how it dealt with the samples asked for in 365 days, counted every hour; null: there were none
        sources: {
          name: string
          licence: string | null
          url: string | null
          readAt: string // when its data was taken
        }[] // where its facts come from, when it does not say all of them itself
        fieldSources: { [name: string]: number | "owner" } // the source of a field, `section.field` or `certificates`, by its place in `sources`; `owner`, or absent: the company itself
        kept: {
          count: number
          oldestUntil: string
        } | null // inquiries that wait for somebody to run it, and until when the oldest is kept; null: none
        appointments: boolean // whether it may have something at `where-to-buy` or `represented`
        version: number
      }[]
    }
    /** Creates a business profile; who creates it is its first owner. Scope: business:write. */
    create: {
      input: {
        body: {
          companyName: string
          industry: string
          categories: string[]
          businessType: "MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO"
          country: string
          state?: string | null
          shortDescription: string
          profilePhoto?: string | {
            token: string
          } | {
            url: string
          }
          coverPhoto?: string | {
            token: string
          } | {
            url: string
          }
          languages?: {
            shortDescription?: string | null
          } // what the texts are written in, ISO 639-1; absent or empty: found out
        }
      }
      answer: {
        businessID: string
        key: string // the readable part of the page address
        subscription: "standard" | "gold" | "premium" | "platinum"
        verified: boolean
        sample: boolean // demonstration data
        presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        kind: "company" | "collection"
        general: {
          companyName: string
          shortDescription: string
          generalDescription: string
          businessType: {
            code: string
            name: string
          }
          industry: {
            id: string
            name: string
          }
          categories: {
            id: string
            name: string
            industryID: string
          }[]
          yearStablished: number | null
          totalAnnualRevenue: {
            min: number | null
            max: number | null
          } | null // USD
          totalEmployees: {
            min: number | null
            max: number | null
          } | null
          totalProductionEmployees: number | null
          productionCapacity: {
            min: number | null
            max: number | null
            unit: {
              code: string
              name: string
            }
            period: {
              code: string
              name: string
            }
          } | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          coverPhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          video: {
            url: string
          } | null
          languages: {
            shortDescription: string | null // ISO 639-1; null: unknown
            generalDescription: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            shortDescription?: string
            generalDescription?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
          versions?: {
            en?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            es?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            it?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            zh?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            de?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
          } // in all languages, asked for by those who edit
        }
        contactInfo: {
          legalAddressEnglish: string | null
          shippingAddressEnglish: string | null
          city: string | null
          zipcode: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          }
          state: {
            stateID: string
            stateName: string
          } | null
          email: string | null
          website: string | null
          phone: {
            countryCode: string // dial code with its plus
            businessPhoneNumber: string // national digits; after the dial code E.164
            extension?: string
            international: string // as written: +39 02 123 4567
          } | null
          mobilePhone: {
            countryCode: string // dial code with its plus
            businessPhoneNumber: string // national digits; after the dial code E.164
            extension?: string
            international: string // as written: +39 02 123 4567
          } | null
        }
        tradeCapabilities: {
          markets: {
            code: string
            name: string
          }[]
          spokenLanguages: {
            code: string
            name: string
          }[]
          totalEmployeesSales: number | null
          averageLeadTime: number | null // days
        }
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        factory: {
          manufacturingFacilities: string | null
          city: string | null
          zipcode: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          state: {
            stateID: string
            stateName: string
          } | null
          factorySize: number | null // m²
          numberProductionLines: number | null
          contractManufacturing: {
            code: string
            name: string
          }[]
        }
        businessTerms: {
          acceptedDeliveryTerms: {
            code: string
            name: string
          }[]
          acceptedPaymentCurrencies: {
            code: string
            name: string
          }[]
          packagingTypes: {
            code: string
            name: string
          }[]
          acceptedPaymentTypes: {
            code: string
            name: string
          }[]
        }
        certificates: {
          id: string
          name: string
          issueDate: string | null
          expireDate: string | null
          issuer: string | null
          scope: string | null
          photo: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          document: {
            url: string
            name: string
            contentType: string
            bytes: number
          } | null // where a PDF was given instead of a picture
        }[]
        verifiedAt: string | null
        verifications: {
          kind: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
          checkedAt: string
          validUntil: string
        }[] // what was checked and counts now; its page says by whom
        followers: number
        productCount: number
        versionLanguages: string[] // in which the company wrote too
        replies: {
          inquiries: number
          rate: number // 0 to 1
          medianMinutes: number | null
        } | null // how it answered the inquiries of 90 days; null below 5 of them
        samples: {
          answers: {
            count: number // decided or due
            inTime: number | null // share, 0 to 1; null below 5
            medianMinutes: number | null // null below 5, and where all are due
          }
          shipments: {
            count: number // decided or due
            inTime: number | null // share, 0 to 1; null below 5
            medianMinutes: number | null // null below 5, and where all are due
          }
        } | null // how it dealt with the samples asked for in 365 days, counted every hour; null: there were none
        sources: {
          name: string
          licence: string | null
          url: string | null
          readAt: string // when its data was taken
        }[] // where its facts come from, when it does not say all of them itself
        fieldSources: { [name: string]: number | "owner" } // the source of a field, `section.field` or `certificates`, by its place in `sources`; `owner`, or absent: the company itself
        kept: {
          count: number
          oldestUntil: string
        } | null // inquiries that wait for somebody to run it, and until when the oldest is kept; null: none
        appointments: boolean // whether it may have something at `where-to-buy` or `represented`
        version: number
      }
    }
    /** Changes what is sent of the sections. An older `version` is refused with Conflict; `fields` names the sections changed since. Scope: business:write. */
    change: {
      input: {
        params: {
          id: string
        }
        body?: {
          version?: number // as read; an older one is refused, naming the sections that changed since
          general?: {
            companyName?: string
            shortDescription?: string
            generalDescription?: string | null
            businessType?: "MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO"
            industry?: string
            categories?: string[]
            yearStablished?: number | null
            totalAnnualRevenue?: {
              min?: number | null
              max?: number | null
            } | null
            totalEmployees?: {
              min?: number | null
              max?: number | null
            } | null
            totalProductionEmployees?: number | null
            productionCapacity?: {
              min?: number | null
              max?: number | null
              unit?: string
              period?: string
            } | null
            profilePhoto?: string | {
              token: string
            } | {
              url: string
            }
            coverPhoto?: string | {
              token: string
            } | {
              url: string
            }
            video?: string | {
              token: string
            } | {
              url: string
            } // a link to YouTube or Vimeo, or an uploaded MP4
            languages?: {
              shortDescription?: string | null
              generalDescription?: string | null
            } // what the texts are written in, ISO 639-1; absent or empty: found out
            versions?: {
              en?: {
                shortDescription?: string
                generalDescription?: string
                machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
              } | null
              es?: {
                shortDescription?: string
                generalDescription?: string
                machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
              } | null
              it?: {
                shortDescription?: string
                generalDescription?: string
                machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
              } | null
              zh?: {
                shortDescription?: string
                generalDescription?: string
                machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
              } | null
              de?: {
                shortDescription?: string
                generalDescription?: string
                machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
              } | null
            } // own words in other languages, each as a whole; empty removes one
          }
          contactInfo?: {
            legalAddressEnglish?: string | null
            shippingAddressEnglish?: string | null
            city?: string | null
            zipcode?: string | null
            country?: string
            state?: string | null
            email?: string | null
            website?: string | null
            phone?: {
              countryCode?: string
              businessPhoneNumber?: string // national or international
              extension?: string | null
            } | null
            mobilePhone?: {
              countryCode?: string
              businessPhoneNumber?: string // national or international
              extension?: string | null
            } | null
          }
          factory?: {
            manufacturingFacilities?: string | null
            city?: string | null
            zipcode?: string | null
            country?: string | null
            state?: string | null
            factorySize?: number | null
            numberProductionLines?: number | null
            contractManufacturing?: string[]
          }
          tradeCapabilities?: {
            markets?: string[]
            spokenLanguages?: string[]
            totalEmployeesSales?: number | null
            averageLeadTime?: number | null
          }
          businessTerms?: {
            acceptedDeliveryTerms?: string[]
            acceptedPaymentCurrencies?: string[]
            packagingTypes?: string[]
            acceptedPaymentTypes?: string[]
          }
        }
      }
      answer: {
        businessID: string
        key: string // the readable part of the page address
        subscription: "standard" | "gold" | "premium" | "platinum"
        verified: boolean
        sample: boolean // demonstration data
        presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        kind: "company" | "collection"
        general: {
          companyName: string
          shortDescription: string
          generalDescription: string
          businessType: {
            code: string
            name: string
          }
          industry: {
            id: string
            name: string
          }
          categories: {
            id: string
            name: string
            industryID: string
          }[]
          yearStablished: number | null
          totalAnnualRevenue: {
            min: number | null
            max: number | null
          } | null // USD
          totalEmployees: {
            min: number | null
            max: number | null
          } | null
          totalProductionEmployees: number | null
          productionCapacity: {
            min: number | null
            max: number | null
            unit: {
              code: string
              name: string
            }
            period: {
              code: string
              name: string
            }
          } | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          coverPhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          video: {
            url: string
          } | null
          languages: {
            shortDescription: string | null // ISO 639-1; null: unknown
            generalDescription: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            shortDescription?: string
            generalDescription?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
          versions?: {
            en?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            es?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            it?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            zh?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
            de?: {
              shortDescription?: string
              generalDescription?: string
              machine?: string
              outdated: boolean // older than the original
            }
          } // in all languages, asked for by those who edit
        }
        contactInfo: {
          legalAddressEnglish: string | null
          shippingAddressEnglish: string | null
          city: string | null
          zipcode: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          }
          state: {
            stateID: string
            stateName: string
          } | null
          email: string | null
          website: string | null
          phone: {
            countryCode: string // dial code with its plus
            businessPhoneNumber: string // national digits; after the dial code E.164
            extension?: string
            international: string // as written: +39 02 123 4567
          } | null
          mobilePhone: {
            countryCode: string // dial code with its plus
            businessPhoneNumber: string // national digits; after the dial code E.164
            extension?: string
            international: string // as written: +39 02 123 4567
          } | null
        }
        tradeCapabilities: {
          markets: {
            code: string
            name: string
          }[]
          spokenLanguages: {
            code: string
            name: string
          }[]
          totalEmployeesSales: number | null
          averageLeadTime: number | null // days
        }
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        factory: {
          manufacturingFacilities: string | null
          city: string | null
          zipcode: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          state: {
            stateID: string
            stateName: string
          } | null
          factorySize: number | null // m²
          numberProductionLines: number | null
          contractManufacturing: {
            code: string
            name: string
          }[]
        }
        businessTerms: {
          acceptedDeliveryTerms: {
            code: string
            name: string
          }[]
          acceptedPaymentCurrencies: {
            code: string
            name: string
          }[]
          packagingTypes: {
            code: string
            name: string
          }[]
          acceptedPaymentTypes: {
            code: string
            name: string
          }[]
        }
        certificates: {
          id: string
          name: string
          issueDate: string | null
          expireDate: string | null
          issuer: string | null
          scope: string | null
          photo: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          document: {
            url: string
            name: string
            contentType: string
            bytes: number
          } | null // where a PDF was given instead of a picture
        }[]
        verifiedAt: string | null
        verifications: {
          kind: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
          checkedAt: string
          validUntil: string
        }[] // what was checked and counts now; its page says by whom
        followers: number
        productCount: number
        versionLanguages: string[] // in which the company wrote too
        replies: {
          inquiries: number
          rate: number // 0 to 1
          medianMinutes: number | null
        } | null // how it answered the inquiries of 90 days; null below 5 of them
        samples: {
          answers: {
            count: number // decided or due
            inTime: number | null // share, 0 to 1; null below 5
            medianMinutes: number | null // null below 5, and where all are due
          }
          shipments: {
            count: number // decided or due
            inTime: number | null // share, 0 to 1; null below 5
            medianMinutes: number | null // null below 5, and where all are due
          }
        } | null // how it dealt with the samples asked for in 365 days, counted every hour; null: there were none
        sources: {
          name: string
          licence: string | null
          url: string | null
          readAt: string // when its data was taken
        }[] // where its facts come from, when it does not say all of them itself
        fieldSources: { [name: string]: number | "owner" } // the source of a field, `section.field` or `certificates`, by its place in `sources`; `owner`, or absent: the company itself
        kept: {
          count: number
          oldestUntil: string
        } | null // inquiries that wait for somebody to run it, and until when the oldest is kept; null: none
        appointments: boolean // whether it may have something at `where-to-buy` or `represented`
        version: number
      }
    }
    /** The businesses one belongs to, oldest first, with the access to each. Scope: business:read. */
    mine: {
      input: {}
      answer: {
        data: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
          access: "member" | "editor" | "admin" | "owner"
        }[]
        total: number
      }
    }
    /** The businesses a person belongs to, oldest first. */
    ofUser: {
      input: {
        query: {
          userID: string
        }
      }
      answer: {
        data: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
          access: "member" | "editor" | "admin" | "owner"
        }[]
        total: number
      }
    }
    /** Businesses of the same country whose name is the same but for its legal form: perhaps the one to be created. */
    duplicates: {
      input: {
        query: {
          companyName?: string
          country: string
        }
      }
      answer: {
        businessID: string
        key: string // the readable part of the page address
        subscription: "standard" | "gold" | "premium" | "platinum"
        verified: boolean
        sample: boolean // demonstration data
        presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        kind: "company" | "collection"
        general: {
          companyName: string
          shortDescription: string
          businessType: {
            code: string
            name: string
          }
          industry: {
            id: string
            name: string
          }
          categories: {
            id: string
            name: string
            industryID: string
          }[]
          yearStablished: number | null
          totalEmployees: {
            min: number | null
            max: number | null
          } | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          languages: {
            shortDescription: string | null // ISO 639-1; null: unknown
            generalDescription: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            shortDescription?: string
            generalDescription?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
        }
        contactInfo: {
          city: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          }
        }
        tradeCapabilities: {
          averageLeadTime: number | null // days
        }
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
      }[]
    }
    /** Adds a certificate. Scope: business:write. */
    addCertificate: {
      input: {
        params: {
          businessID: string
        }
        body: {
          name: string
          issueDate?: string | null
          expireDate?: string | null
          issuer?: string | null
          scope?: string | null
          photo?: string | {
            token: string
          } | {
            url: string
          } // a picture or a PDF
          version?: number // of the profile as read
        }
      }
      answer: {
        id: string
        name: string
        issueDate: string | null
        expireDate: string | null
        issuer: string | null
        scope: string | null
        photo: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        document: {
          url: string
          name: string
          contentType: string
          bytes: number
        } | null // where a PDF was given instead of a picture
      }
    }
    /** Changes what is sent of a certificate. Scope: business:write. */
    changeCertificate: {
      input: {
        params: {
          businessID: string
          id: string
        }
        body?: {
          name?: string
          issueDate?: string | null
          expireDate?: string | null
          issuer?: string | null
          scope?: string | null
          photo?: string | {
            token: string
          } | {
            url: string
          } // a picture or a PDF
          version?: number // of the profile as read
        }
      }
      answer: {
        id: string
        name: string
        issueDate: string | null
        expireDate: string | null
        issuer: string | null
        scope: string | null
        photo: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        document: {
          url: string
          name: string
          contentType: string
          bytes: number
        } | null // where a PDF was given instead of a picture
      }
    }
    /** Removes a certificate. Safe to repeat. Scope: business:write. */
    removeCertificate: {
      input: {
        params: {
          businessID: string
          id: string
        }
      }
      answer: {}
    }
    /** Companies to be shown unasked, those that answer first, then verified ones: run, verified, or with a picture or described products; older than an hour, never collections. */
    showcase: {
      input: {
        query?: {
          countries?: string // codes, comma between
          industries?: string // up to 10 ids, comma between
          sort?: "answering" | "newest" // default "answering"
          size?: number
        }
      }
      answer: {
        businessID: string
        key: string // the readable part of the page address
        subscription: "standard" | "gold" | "premium" | "platinum"
        verified: boolean
        sample: boolean // demonstration data
        presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        kind: "company" | "collection"
        general: {
          companyName: string
          shortDescription: string
          businessType: {
            code: string
            name: string
          }
          industry: {
            id: string
            name: string
          }
          categories: {
            id: string
            name: string
            industryID: string
          }[]
          yearStablished: number | null
          totalEmployees: {
            min: number | null
            max: number | null
          } | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          languages: {
            shortDescription: string | null // ISO 639-1; null: unknown
            generalDescription: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            shortDescription?: string
            generalDescription?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
        }
        contactInfo: {
          city: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          }
        }
        tradeCapabilities: {
          averageLeadTime: number | null // days
        }
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
      }[]
    }
    /** The latest registered businesses above the bar of `showcase`: of one type, or the four lists of the home page by type code. */
    lastRegistered: {
      input: {
        query?: {
          businessType?: "MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO"
          size?: number
        }
      }
      answer: {
        data: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
        }[]
        total: number
      } | { [name: string]: {
        businessID: string
        key: string // the readable part of the page address
        subscription: "standard" | "gold" | "premium" | "platinum"
        verified: boolean
        sample: boolean // demonstration data
        presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        kind: "company" | "collection"
        general: {
          companyName: string
          shortDescription: string
          businessType: {
            code: string
            name: string
          }
          industry: {
            id: string
            name: string
          }
          categories: {
            id: string
            name: string
            industryID: string
          }[]
          yearStablished: number | null
          totalEmployees: {
            min: number | null
            max: number | null
          } | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // null: a listed company that gave none; never a drawing in its place
          languages: {
            shortDescription: string | null // ISO 639-1; null: unknown
            generalDescription: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            shortDescription?: string
            generalDescription?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
        }
        contactInfo: {
          city: string | null
          country: {
            code: string
            countryName: string
            emoji: string
          }
        }
        tradeCapabilities: {
          averageLeadTime: number | null // days
        }
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
      }[] }
    }
  }
  catalogues: {
    /** Begins an import: then its rows are sent, it is judged, its pictures are sent, and it is started. Scope: products:write. */
    begin: {
      input: {
        body: {
          businessID: string
          fileName: string
          decimal?: "." | "," // the sign before decimals in numbers written as text; default "."
          mapping: { [name: string]: string | "" } // by heading; empty: left out
        }
      }
      answer: {
        importID: string
        fileName: string
        status: "open" | "waiting" | "running" | "done" | "failed" | "cancelled" | "undoing" | "undone" // failed: nothing was changed
        rows: number
        rowsDone: number
        links: number // pictures that the server has to fetch
        linksDone: number
        counts: {
          added: number
          changed: number
          unchanged: number
          refused: number
          drafts: number // kept as drafts because the membership shows no more
        } | null // what it would do, and once done, what it did
        askedAt: string
        endedAt: string | null
        undoUntil: string | null // until then it can be undone; null: it cannot
        undoKept: number // products that undoing it left as they are, because they were edited since
      }
    }
    /** Sends rows of it; a row sent again counts once. At most 10000 in all. Scope: products:write. */
    addRows: {
      input: {
        params: {
          importID: string
        }
        body: {
          businessID: string
          rows: {
            row: number
            cells: { [name: string]: string | number }
          }[]
        }
      }
      answer: {
        rows: number
      }
    }
    /** Judges all rows and says what would become of them. Changes no product. Scope: products:write. */
    check: {
      input: {
        params: {
          importID: string
        }
        body: {
          businessID: string
          pictures?: {
            name: string
            key: string
          }[] // that can be sent: file names, with something that changes with the content
        }
      }
      answer: {
        importID: string
        fileName: string
        status: "open" | "waiting" | "running" | "done" | "failed" | "cancelled" | "undoing" | "undone" // failed: nothing was changed
        rows: number
        rowsDone: number
        links: number // pictures that the server has to fetch
        linksDone: number
        counts: {
          added: number
          changed: number
          unchanged: number
          refused: number
          drafts: number // kept as drafts because the membership shows no more
        } | null // what it would do, and once done, what it did
        askedAt: string
        endedAt: string | null
        undoUntil: string | null // until then it can be undone; null: it cannot
        undoKept: number // products that undoing it left as they are, because they were edited since
        pictures: string[] // names of those that have to be sent
      }
    }
    /** Says which uploads are the pictures that rows name. Scope: products:write. */
    addPictures: {
      input: {
        params: {
          importID: string
        }
        body: {
          businessID: string
          pictures: {
            name: string
            token: string
          }[]
        }
      }
      answer: {}
    }
    /** Starts it: all rows become products, or none. Conflict: another one is under way, or rows are refused. Scope: products:write. */
    start: {
      input: {
        params: {
          importID: string
        }
        body: {
          businessID: string
          skipRefused?: boolean // leave refused rows out; default false
        }
      }
      answer: {
        importID: string
        fileName: string
        status: "open" | "waiting" | "running" | "done" | "failed" | "cancelled" | "undoing" | "undone" // failed: nothing was changed
        rows: number
        rowsDone: number
        links: number // pictures that the server has to fetch
        linksDone: number
        counts: {
          added: number
          changed: number
          unchanged: number
          refused: number
          drafts: number // kept as drafts because the membership shows no more
        } | null // what it would do, and once done, what it did
        askedAt: string
        endedAt: string | null
        undoUntil: string | null // until then it can be undone; null: it cannot
        undoKept: number // products that undoing it left as they are, because they were edited since
      }
    }
    /** Takes it back as long as it has not begun. Safe to repeat. Scope: products:write. */
    cancel: {
      input: {
        params: {
          importID: string
        }
        body: {
          businessID: string
        }
      }
      answer: {
        importID: string
        fileName: string
        status: "open" | "waiting" | "running" | "done" | "failed" | "cancelled" | "undoing" | "undone" // failed: nothing was changed
        rows: number
        rowsDone: number
        links: number // pictures that the server has to fetch
        linksDone: number
        counts: {
          added: number
          changed: number
          unchanged: number
          refused: number
          drafts: number // kept as drafts because the membership shows no more
        } | null // what it would do, and once done, what it did
        askedAt: string
        endedAt: string | null
        undoUntil: string | null // until then it can be undone; null: it cannot
        undoKept: number // products that undoing it left as they are, because they were edited since
      }
    }
    /** Undoes it as a whole: added products are removed, changed ones are as before. Edited ones stay. Safe to repeat. Scope: products:write. */
    undo: {
      input: {
        params: {
          importID: string
        }
        body: {
          businessID: string
        }
      }
      answer: {
        importID: string
        fileName: string
        status: "open" | "waiting" | "running" | "done" | "failed" | "cancelled" | "undoing" | "undone" // failed: nothing was changed
        rows: number
        rowsDone: number
        links: number // pictures that the server has to fetch
        linksDone: number
        counts: {
          added: number
          changed: number
          unchanged: number
          refused: number
          drafts: number // kept as drafts because the membership shows no more
        } | null // what it would do, and once done, what it did
        askedAt: string
        endedAt: string | null
        undoUntil: string | null // until then it can be undone; null: it cannot
        undoKept: number // products that undoing it left as they are, because they were edited since
      }
    }
    /** How far it is. Scope: products:read. */
    read: {
      input: {
        params: {
          importID: string
        }
        query: {
          businessID: string
        }
      }
      answer: {
        importID: string
        fileName: string
        status: "open" | "waiting" | "running" | "done" | "failed" | "cancelled" | "undoing" | "undone" // failed: nothing was changed
        rows: number
        rowsDone: number
        links: number // pictures that the server has to fetch
        linksDone: number
        counts: {
          added: number
          changed: number
          unchanged: number
          refused: number
          drafts: number // kept as drafts because the membership shows no more
        } | null // what it would do, and once done, what it did
        askedAt: string
        endedAt: string | null
        undoUntil: string | null // until then it can be undone; null: it cannot
        undoKept: number // products that undoing it left as they are, because they were edited since
      }
    }
    /** What would become, or has become, of its rows, in the order of the file. Scope: products:read. */
    rows: {
      input: {
        params: {
          importID: string
        }
        query: {
          businessID: string
          outcome?: "added" | "changed" | "unchanged" | "refused"
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          row: number // as counted in the file
          name: string
          partNumber: string
          outcome: "added" | "changed" | "unchanged" | "refused"
          draft: boolean
          problems: {
            column: string
            problem: "missing" | "tooLong" | "tooMany" | "number" | "whole" | "currency" | "order" | "tiers" | "category" | "categories" | "status" | "yesNo" | "hsCode" | "gtin" | "formula" | "twice" | "several" | "pictureMissing" | "link" | "documentLink" | "other"
            text: string
          }[]
          productID: string | null
        }[]
        total: number
      }
    }
    /** The last imports of a business, and how the columns of the last one were understood. Scope: products:read. */
    imports: {
      input: {
        query: {
          businessID: string
        }
      }
      answer: {
        imports: {
          importID: string
          fileName: string
          status: "open" | "waiting" | "running" | "done" | "failed" | "cancelled" | "undoing" | "undone" // failed: nothing was changed
          rows: number
          rowsDone: number
          links: number // pictures that the server has to fetch
          linksDone: number
          counts: {
            added: number
            changed: number
            unchanged: number
            refused: number
            drafts: number // kept as drafts because the membership shows no more
          } | null // what it would do, and once done, what it did
          askedAt: string
          endedAt: string | null
          undoUntil: string | null // until then it can be undone; null: it cannot
          undoKept: number // products that undoing it left as they are, because they were edited since
        }[]
        mapping: { [name: string]: string }
      }
    }
    /** All products of a business as rows of a table that can be imported again. Scope: products:read. */
    export: {
      input: {
        query: {
          businessID: string
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        rows: { [name: string]: string | number }[]
        total: number
      }
    }
  }
  categoryPages: {
    /** Categories that have a page, with how many companies. */
    list: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
          industry?: string // only those of the industry with this four-digit key
        }
      }
      answer: {
        id: string
        name: string
        companies: number
        changedAt: string // when one of them changed last
        slug: string
        industry: {
          key: string
          slug: string
        }
      }[]
    }
    /** Every category with every country in which it has a page. */
    countries: {
      input: {}
      answer: {
        companies: number
        changedAt: string // when one of them changed last
        industry: {
          key: string
          slug: string
        }
        category: string // its name in addresses
        country: string // its name in addresses
      }[]
    }
    /** What the page of a category says, worldwide or of one country. */
    read: {
      input: {
        params: {
          category: string // name of the category in addresses
        }
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
          country?: string // name of a country in addresses; without it worldwide
        }
      }
      answer: {
        industry: {
          id: string
          key: string
          slug: string
          text: string
        }
        category: {
          id: string
          name: string
          slug: string
        }
        subCategories: {
          id: string
          name: string
          empty?: true
        }[] // empty ones last
        neighbors: {
          id: string
          name: string
          slug: string
        }[] // other categories of the industry that hold companies or products
        country: {
          code: string
          slug: string
          countryName: string
          emoji: string
        } | null // null: worldwide
        figures: {
          companies: number
          verified: number
          manufacturers: number
          certified: number // with a certificate that has not expired
          oldest: number | null // year in which the oldest was established
          leadTime: {
            days: number
            companies: number // that state one
          } | null // the median
          incoterms: {
            code: string
            name: string
            count: number
          }[] // delivery terms accepted, most first
          certificates: {
            name: string
            count: number
          }[] // held most often
          cities: {
            name: string
            count: number
          }[] // with most of the companies
        } // companies, verified ones and manufacturers as the search of the category finds them; the rest of the companies that chose it, counted once an hour
        countries: {
          code: string
          slug: string
          countryName: string
          emoji: string
          companies: number
        }[] // those with a page of their own, most companies first
        siblings: {
          id: string
          name: string
          slug: string
          companies: number
        }[] // categories of the same industry that have a page for the same country, or worldwide
      }
    }
  }
  choices: {
    /** Tells that the visitor chose a hit of a search. Counted once a visitor, question and day; answered alike whether it counts or not. Safe to repeat. */
    choose: {
      input: {
        body: {
          textQuery: string // as searched
          literally?: string[]
          resourceType: "business" | "product"
          resourceID: string
          place: number // among the hits, from 1
          act: "open" | "save" | "inquiry" // save, inquiry: only where the viewer did so
          requestID?: string // of the inquiry
        }
      }
      answer: {}
    }
  }
  comments: {
    /** Comments on a post or product, or replies to a comment. Scope: social:write. */
    create: {
      input: {
        body: {
          businessID?: string // the acting business; the person itself without
          resourceID: string
          resourceType?: "post" | "comment" | "product" // default "post"
          content: string
          language?: string // ISO 639 code of the language of the text; detected without
          mentions?: {
            name: string // as it stands behind an @
            userID?: string
            businessID?: string
          }[]
          sendingID?: string // in place of the header Idempotency-Key
        }
      }
      answer: {
        commentID: string
        resourceID: string
        resourceType: "post" | "comment" | "product"
        content: string // with the names of now of who is mentioned
        language: string | null // ISO 639 code of the language of the text; null: not known
        mentions: {
          at: number // where its @ stands in `content`, in UTF-16 code units
          length: number // of the name with its @
          userID?: string
          businessID?: string
          key?: string
        }[]
        createdAt: string
        editedAt: string | null
        whoComment: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        }
        reactions: {
          reactionCount: {
            like: number
          }
          reactionType: "like" | null
        }
        replyCount: number
        can: {
          edit: boolean
          remove: boolean
        } // what the viewer may do
      }
    }
    /** Comments newest first; replies oldest first. */
    list: {
      input: {
        params: {
          resourceID: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        comments: {
          commentID: string
          resourceID: string
          resourceType: "post" | "comment" | "product"
          content: string // with the names of now of who is mentioned
          language: string | null // ISO 639 code of the language of the text; null: not known
          mentions: {
            at: number // where its @ stands in `content`, in UTF-16 code units
            length: number // of the name with its @
            userID?: string
            businessID?: string
            key?: string
          }[]
          createdAt: string
          editedAt: string | null
          whoComment: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          reactions: {
            reactionCount: {
              like: number
            }
            reactionType: "like" | null
          }
          replyCount: number
          can: {
            edit: boolean
            remove: boolean
          } // what the viewer may do
        }[]
        total: number
      }
    }
    /** Changes the text; the comment is marked as edited. Who is mentioned stays where it is not sent. Scope: social:write. */
    change: {
      input: {
        params: {
          commentID: string
        }
        body: {
          content: string
          language?: string // ISO 639 code of the language of the text; detected without
          mentions?: {
            name: string // as it stands behind an @
            userID?: string
            businessID?: string
          }[]
        }
      }
      answer: {
        commentID: string
        resourceID: string
        resourceType: "post" | "comment" | "product"
        content: string // with the names of now of who is mentioned
        language: string | null // ISO 639 code of the language of the text; null: not known
        mentions: {
          at: number // where its @ stands in `content`, in UTF-16 code units
          length: number // of the name with its @
          userID?: string
          businessID?: string
          key?: string
        }[]
        createdAt: string
        editedAt: string | null
        whoComment: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        }
        reactions: {
          reactionCount: {
            like: number
          }
          reactionType: "like" | null
        }
        replyCount: number
        can: {
          edit: boolean
          remove: boolean
        } // what the viewer may do
      }
    }
    /** Removes a comment: its author, an owner or admin of the business it speaks for, or a moderator. Scope: social:write. */
    remove: {
      input: {
        params: {
          commentID: string
        }
      }
      answer: {
        commentID: string
        restoreUntil: string
      }
    }
    /** Undoes a removal, as who removed it, for a few minutes. Scope: social:write. */
    restore: {
      input: {
        params: {
          commentID: string
        }
      }
      answer: {
        commentID: string
        resourceID: string
        resourceType: "post" | "comment" | "product"
        content: string // with the names of now of who is mentioned
        language: string | null // ISO 639 code of the language of the text; null: not known
        mentions: {
          at: number // where its @ stands in `content`, in UTF-16 code units
          length: number // of the name with its @
          userID?: string
          businessID?: string
          key?: string
        }[]
        createdAt: string
        editedAt: string | null
        whoComment: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        }
        reactions: {
          reactionCount: {
            like: number
          }
          reactionType: "like" | null
        }
        replyCount: number
        can: {
          edit: boolean
          remove: boolean
        } // what the viewer may do
      }
    }
  }
  connections: {
    /** Own connections, or those of the business spoken for, newest first; asked ones and pending ones by `status`. Scope: social:read. */
    list: {
      input: {
        query?: {
          businessID?: string // the acting business; the person itself without
          status?: "pending" | "connected"
          direction?: "in" | "out"
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          id: string
          status: "pending" | "connected"
          direction: "in" | "out" // who asked: `out` is the viewer
          with: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          since: string // asked, or connected
        }[]
        nextID: string | null
        total: number
        pending: number // that wait for an answer of the viewer
      }
    }
    /** How the viewer, or the business it speaks for, stands to somebody. Scope: social:read. */
    state: {
      input: {
        params: {
          resourceID: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
        }
      }
      answer: {
        status: "none" | "pending" | "connected"
        id: string | null
        direction: "in" | "out" | null
      }
    }
    /** Asks a person or a business for a connection; who was asked already accepts by it. A business that nobody runs cannot be asked. Safe to repeat. Scope: social:write. */
    ask: {
      input: {
        body: {
          businessID?: string // the acting business; the person itself without
          resourceID: string
        }
      }
      answer: {
        status: "none" | "pending" | "connected"
        id: string | null
        direction: "in" | "out" | null
      }
    }
    /** Accepts or declines, as who was asked. Scope: social:write. */
    answer: {
      input: {
        params: {
          id: string
        }
        body: {
          answer: "accept" | "decline"
        }
      }
      answer: {
        status: "none" | "pending" | "connected"
        id: string | null
        direction: "in" | "out" | null
      }
    }
    /** Ends a connection, or takes a request back; both sides may. Scope: social:write. */
    end: {
      input: {
        params: {
          id: string
        }
      }
      answer: {
        status: "none" | "pending" | "connected"
        id: string | null
        direction: "in" | "out" | null
      }
    }
  }
  documents: {
    /** All documents of a business with their products, revisions and downloads, for those who edit products. Scope: products:read. */
    list: {
      input: {
        params: {
          businessID: string
        }
        query?: {
          q?: string // part of the title
          product?: string // documents of this product alone
          document?: string // this one alone
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          documentID: string
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title: string
          languages: string[]
          appliesTo: string
          access: "open" | "members" | "request"
          revision: string
          issuedOn: string | null
          endsOn: string | null
          ended: boolean // its last day is over
          url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
          file: {
            name: string
            contentType: string
            bytes: number
          }
          picture: {
            url: string | null
          } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
          updatedAt: string
          products: {
            productID: string
            name: string
          }[]
          revisions: {
            revisionID: string
            revision: string
            issuedOn: string | null
            endsOn: string | null
            file: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }
            addedAt: string
          }[] // the newest first; the first is the current one
          downloads: number // of all revisions, each person once a day
          granted: number // how many may open it on request
          pictureFailure: "unreadable" | "beyondLimits" | "ended" | null // why a STEP file has no picture; it is not tried again
        }[]
        total: number
        failed: {
          link: string
          name: string // of the product
          reason: "address" | "file" | "documents" | "product" | null // address: no answer; file: of no type that is taken; documents, product: has its most
        }[] // addresses of imports that gave no document
      }
    }
    /** Adds a document to products of a business. Its bytes must fit its kind. Conflict: it, or a product, has too many. Scope: products:write. */
    add: {
      input: {
        params: {
          businessID: string
        }
        body: {
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title?: string // default: name of the file
          file: string | {
            token: string
          } | {
            url: string
          } // token of an upload for `document`
          languages?: string[] // ISO 639 codes of the languages it is written in
          appliesTo?: string // sizes, serial numbers, markets; empty: the whole product
          access?: "open" | "members" | "request" // open, the default; members: for signed-in people; request: asked for in an inquiry
          products?: string[] // of the same business
          revision?: string // as printed on it: C, 2026-04, 3.1
          issuedOn?: string | null
          endsOn?: string | null // last day on which it holds; null: no end
        }
      }
      answer: {
        documentID: string
        kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
        title: string
        languages: string[]
        appliesTo: string
        access: "open" | "members" | "request"
        revision: string
        issuedOn: string | null
        endsOn: string | null
        ended: boolean // its last day is over
        url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
        file: {
          name: string
          contentType: string
          bytes: number
        }
        picture: {
          url: string | null
        } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
        updatedAt: string
        products: {
          productID: string
          name: string
        }[]
        revisions: {
          revisionID: string
          revision: string
          issuedOn: string | null
          endsOn: string | null
          file: {
            fileID: string
            name: string
            contentType: string // by its bytes
            bytes: number
            afterNda?: true // open to the other side only while an NDA covers it
            locked?: true // not open to the viewer
          }
          addedAt: string
        }[] // the newest first; the first is the current one
        downloads: number // of all revisions, each person once a day
        granted: number // how many may open it on request
        pictureFailure: "unreadable" | "beyondLimits" | "ended" | null // why a STEP file has no picture; it is not tried again
      }
    }
    /** Changes what is sent of a document; revision and dates are those of its current file. Conflict: a product has too many. Scope: products:write. */
    change: {
      input: {
        params: {
          businessID: string
          documentID: string
        }
        body?: {
          kind?: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title?: string
          languages?: string[] // ISO 639 codes of the languages it is written in
          appliesTo?: string // sizes, serial numbers, markets; empty: the whole product
          access?: "open" | "members" | "request" // open, the default; members: for signed-in people; request: asked for in an inquiry
          products?: string[] // of the same business
          revision?: string // as printed on it: C, 2026-04, 3.1
          issuedOn?: string | null
          endsOn?: string | null // last day on which it holds; null: no end
        }
      }
      answer: {
        documentID: string
        kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
        title: string
        languages: string[]
        appliesTo: string
        access: "open" | "members" | "request"
        revision: string
        issuedOn: string | null
        endsOn: string | null
        ended: boolean // its last day is over
        url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
        file: {
          name: string
          contentType: string
          bytes: number
        }
        picture: {
          url: string | null
        } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
        updatedAt: string
        products: {
          productID: string
          name: string
        }[]
        revisions: {
          revisionID: string
          revision: string
          issuedOn: string | null
          endsOn: string | null
          file: {
            fileID: string
            name: string
            contentType: string // by its bytes
            bytes: number
            afterNda?: true // open to the other side only while an NDA covers it
            locked?: true // not open to the viewer
          }
          addedAt: string
        }[] // the newest first; the first is the current one
        downloads: number // of all revisions, each person once a day
        granted: number // how many may open it on request
        pictureFailure: "unreadable" | "beyondLimits" | "ended" | null // why a STEP file has no picture; it is not tried again
      }
    }
    /** A new file for a document. The former one stays with the business and is not given to others any more. Scope: products:write. */
    revise: {
      input: {
        params: {
          businessID: string
          documentID: string
        }
        body: {
          file: string | {
            token: string
          } | {
            url: string
          }
          revision?: string // as printed on it: C, 2026-04, 3.1
          issuedOn?: string | null
          endsOn?: string | null // last day on which it holds; null: no end
        }
      }
      answer: {
        documentID: string
        kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
        title: string
        languages: string[]
        appliesTo: string
        access: "open" | "members" | "request"
        revision: string
        issuedOn: string | null
        endsOn: string | null
        ended: boolean // its last day is over
        url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
        file: {
          name: string
          contentType: string
          bytes: number
        }
        picture: {
          url: string | null
        } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
        updatedAt: string
        products: {
          productID: string
          name: string
        }[]
        revisions: {
          revisionID: string
          revision: string
          issuedOn: string | null
          endsOn: string | null
          file: {
            fileID: string
            name: string
            contentType: string // by its bytes
            bytes: number
            afterNda?: true // open to the other side only while an NDA covers it
            locked?: true // not open to the viewer
          }
          addedAt: string
        }[] // the newest first; the first is the current one
        downloads: number // of all revisions, each person once a day
        granted: number // how many may open it on request
        pictureFailure: "unreadable" | "beyondLimits" | "ended" | null // why a STEP file has no picture; it is not tried again
      }
    }
    /** Removes a document with all its revisions, and all leave to open it. Safe to repeat. Scope: products:write. */
    remove: {
      input: {
        params: {
          businessID: string
          documentID: string
        }
      }
      answer: {}
    }
    /** An address at which the business downloads a revision of its own, for minutes. Scope: products:read. */
    file: {
      input: {
        params: {
          businessID: string
          documentID: string
          revisionID: string
        }
      }
      answer: {
        url: string
        expire: string
      }
    }
    /** A document with the products that show it: what stands on it, and whether it still holds. */
    read: {
      input: {
        params: {
          documentID: string
        }
      }
      answer: {
        documentID: string
        kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
        title: string
        languages: string[]
        appliesTo: string
        access: "open" | "members" | "request"
        revision: string
        issuedOn: string | null
        endsOn: string | null
        ended: boolean // its last day is over
        url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
        file: {
          name: string
          contentType: string
          bytes: number
        }
        picture: {
          url: string | null
        } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
        updatedAt: string
        business: {
          businessID: string
          key: string // the readable part of the page address
          kind: "company" | "collection"
          companyName: string
        }
        products: {
          productID: string
          key: string
          name: string
        }[]
      }
    }
    /** The address to print on a document, and its QR code as SVG. */
    code: {
      input: {
        params: {
          documentID: string
        }
      }
      answer: {
        address: string
        svg: string
      }
    }
    /** An address of the current file, for minutes. Counts a download. Forbidden names what is missing in `fields.access`: `members` or `request`. */
    open: {
      input: {
        params: {
          documentID: string
        }
        body?: {
          productID?: string // on whose page it is opened; the download counts there
          agreed?: boolean // the business may see who opened it; default false
          businessID?: string // for which the person opens it, where it agrees
        }
      }
      answer: {
        url: string
        expire: string
      }
    }
    /** An address of the picture of a model, for minutes, for whoever may open the document. Counts nothing. Scope: products:read. */
    picture: {
      input: {
        params: {
          documentID: string
        }
      }
      answer: {
        url: string
        expire: string
      }
    }
  }
  documentRequests: {
    /** Asks a business for a document, in an inquiry about it. Conflict: it is open already, or was asked for and waits. Scope: inquiries:write. */
    ask: {
      input: {
        params: {
          documentID: string
        }
        body: {
          from?: string // the business that asks; the person itself without
          productID?: string // on whose page it is asked for
          message: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        requestID: string
        held: boolean // waits for a moderator
      }
    }
    /** Own requests, and those of the businesses one belongs to, for documents of a product, the latest first. Scope: inquiries:read. */
    mine: {
      input: {
        query: {
          product: string // with documents that were asked for
        }
      }
      answer: {
        requestID: string // thread of the inquiry
        documentID: string
        title: string
        kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
        state: "waiting" | "granted" | "refused" | "ended"
        until: string | null // of leave that was given
        askedAt: string
      }[]
    }
    /** The document that a thread asks for, as one of its two sides; null for other inquiries. Scope: inquiries:read. */
    ofThread: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {
        requestID: string // thread of the inquiry
        documentID: string
        title: string
        kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
        state: "waiting" | "granted" | "refused" | "ended"
        until: string | null // of leave that was given
        askedAt: string
      } | null
    }
    /** Requests for documents of a business, those that wait first. Scope: inquiries:read. */
    list: {
      input: {
        params: {
          businessID: string
        }
        query?: {
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          requestID: string // thread of the inquiry
          documentID: string
          title: string
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          state: "waiting" | "granted" | "refused" | "ended"
          until: string | null // of leave that was given
          askedAt: string
          from: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
            id: string // `userID` or `businessID`
            kind: "user" | "business"
            gone: boolean
          }
        }[]
        total: number
      }
    }
    /** Gives leave to open the document for some days, or not, with a message in the thread. Answered once. Scope: inquiries:write. */
    answer: {
      input: {
        params: {
          businessID: string
          requestID: string
        }
        body: {
          granted: boolean
          days?: number // default 90
          message: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        requestID: string // thread of the inquiry
        documentID: string
        title: string
        kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
        state: "waiting" | "granted" | "refused" | "ended"
        until: string | null // of leave that was given
        askedAt: string
      }
    }
    /** Ends leave to open a document at once. Safe to repeat. Scope: inquiries:write. */
    withdraw: {
      input: {
        params: {
          businessID: string
          requestID: string
        }
      }
      answer: {}
    }
  }
  favorites: {
    /** The saved businesses or products, newest first; of one list by `listID`, with `none` of no list. Scope: social:read. */
    list: {
      input: {
        params: {
          resourceType: "business" | "product"
        }
        query?: {
          skip?: number // default 0
          size?: number
          limit?: number
          listID?: "none" | string
        }
      }
      answer: {
        data: {
          resourceID: string
          note: string
          listID: string | null
          savedAt: string
          business?: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              shortDescription: string
              businessType: {
                code: string
                name: string
              }
              industry: {
                id: string
                name: string
              }
              categories: {
                id: string
                name: string
                industryID: string
              }[]
              yearStablished: number | null
              totalEmployees: {
                min: number | null
                max: number | null
              } | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null // null: a listed company that gave none; never a drawing in its place
              languages: {
                shortDescription: string | null // ISO 639-1; null: unknown
                generalDescription: string | null // ISO 639-1; null: unknown
              }
              translation?: {
                language: string
                shortDescription?: string
                generalDescription?: string
                by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
                provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
                from?: string // by a machine: the language of the original, ISO 639-1
                outdated: boolean // older than the original
              } // in the reader's language; a text that is absent has none, and the original stands
            }
            contactInfo: {
              city: string | null
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
            tradeCapabilities: {
              averageLeadTime: number | null // days
            }
            reactions: {
              reactionCount: {
                like: number
              }
            }
            registeredAt: string
          }
          product?: {
            productID: string
            businessID: string
            key: string // the readable part of the page address
            name: string
            secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
            description: string
            languages: {
              name: string | null // ISO 639-1; null: unknown
              description: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              name?: string
              description?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
            mainImage: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            }
            photoCount: number
            industry: {
              id: string
              name: string
            }
            category: {
              id: string
              name: string
            } | null
            subCategory: {
              id: string
              name: string
            } | null
            specs: {
              key: string
              value: string
              name?: string // the key in the language that was asked for, where it is known in another one
            }[] // the first four
            leadTime: number | null // days
            stock: boolean | null
            businessProfile: {
              businessID: string
              key: string // the readable part of the page address
              subscription: "standard" | "gold" | "premium" | "platinum"
              verified: boolean
              sample: boolean // demonstration data
              presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
              kind: "company" | "collection"
              general: {
                companyName: string
                businessType: {
                  code: string
                  name: string
                }
              }
              contactInfo: {
                country: {
                  code: string
                  countryName: string
                  emoji: string
                }
              }
            }
          }
        }[]
        total: number
      }
    }
    /** Which of the things are saved. Scope: social:read. */
    saved: {
      input: {
        params: {
          resourceType: "business" | "product"
        }
        query: {
          ids: string // up to 50 ids, comma between
        }
      }
      answer: string[]
    }
    /** Saves a business or a product. Safe to repeat. Scope: social:write. */
    save: {
      input: {
        params: {
          resourceType: "business" | "product"
        }
        body: {
          resourceID: string
          listID?: "" | string
          note?: string
        }
      }
      answer: {
        saved: boolean
      }
    }
    /** Changes the note or the list of what is saved. Scope: social:write. */
    change: {
      input: {
        params: {
          resourceType: "business" | "product"
        }
        body: {
          resourceID: string
          listID?: "" | string
          note?: string
        }
      }
      answer: {
        saved: boolean
      }
    }
    /** Saves it no longer. Safe to repeat. Scope: social:write. */
    remove: {
      input: {
        params: {
          resourceType: "business" | "product"
        }
        body: {
          resourceID: string
        }
      }
      answer: {
        saved: boolean
      }
    }
    /** The own lists by name, with how many things stand in each. Scope: social:read. */
    lists: {
      input: {}
      answer: {
        id: string
        name: string
        count: number
      }[]
    }
    /** Makes a list; one of the same name is answered as it is. Scope: social:write. */
    addList: {
      input: {
        body: {
          name: string
        }
      }
      answer: {
        id: string
        name: string
        count: number
      }
    }
    /** Names a list anew. Scope: social:write. */
    renameList: {
      input: {
        params: {
          id: string
        }
        body: {
          name: string
        }
      }
      answer: {
        id: string
        name: string
        count: number
      }
    }
    /** Removes a list; what stood in it stays saved. Scope: social:write. */
    removeList: {
      input: {
        params: {
          id: string
        }
      }
      answer: {}
    }
  }
  files: {
    /** An address to send a file to, as oneself: a picture up to 500 KB, a PDF up to 10 MB, an MP4 up to 50 MB, for a message files up to 10 MB. Scope: business:write or products:write or social:write. */
    requestForUser: {
      input: {
        body: {
          contentType: string // what the bytes are; judged again when they are there
          fileSize: number // bytes
          purpose?: "profilePhoto" | "coverPhoto" | "productPhoto" | "certificate" | "datasheet" | "document" | "video" | "post" | "message" // what it is for; without one it may stand wherever its kind may
          fileName?: string // names a document when somebody saves it
        }
      }
      answer: {
        signedPost: {
          url: string // where to send a multipart form: every field as given, the file last under `file`
          fields: { [name: string]: string }
        }
        token: string // the reference to the file, once, in the call that shows it
        bytesMost: number
        expire: string // until when the form is taken; the token counts for a day
      }
    }
    /** The same for a business one belongs to; without `businessID` (while it is being created) as oneself. Scope: business:write or products:write or social:write. */
    requestForBusiness: {
      input: {
        body: {
          contentType: string // what the bytes are; judged again when they are there
          fileSize: number // bytes
          purpose?: "profilePhoto" | "coverPhoto" | "productPhoto" | "certificate" | "datasheet" | "document" | "video" | "post" | "message" // what it is for; without one it may stand wherever its kind may
          fileName?: string // names a document when somebody saves it
          businessID?: string
        }
      }
      answer: {
        signedPost: {
          url: string // where to send a multipart form: every field as given, the file last under `file`
          fields: { [name: string]: string }
        }
        token: string // the reference to the file, once, in the call that shows it
        bytesMost: number
        expire: string // until when the form is taken; the token counts for a day
      }
    }
    /** Judges what was sent by its bytes and makes its versions. Optional: the call that shows the file does it too. Scope: business:write or products:write or social:write. */
    validate: {
      input: {
        body: {
          token: string
        }
      }
      answer: {
        photo: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null // of a picture
        document: {
          url: string
          name: string
          contentType: string
          bytes: number
        } | null // of a PDF or a video
      }
    }
    /** The older way to a profile photo: an address to send it to. Scope: business:write or products:write or social:write. */
    requestProfilePhoto: {
      input: {
        body: {
          contentType: string // what the bytes are; judged again when they are there
          fileSize: number // bytes
        }
      }
      answer: {
        signedPost: {
          url: string // where to send a multipart form: every field as given, the file last under `file`
          fields: { [name: string]: string }
        }
        token: string // the reference to the file, once, in the call that shows it
        bytesMost: number
        expire: string // until when the form is taken; the token counts for a day
      }
    }
    /** Makes the picture that was sent the own profile photo. Scope: business:write or products:write or social:write. */
    validateProfilePhoto: {
      input: {
        body: {
          token: string
        }
      }
      answer: {
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }
      }
    }
  }
  follows: {
    /** Follows a business or a person. Safe to repeat. Scope: social:write. */
    follow: {
      input: {
        params: {
          resourceType: "business" | "user"
        }
        body: {
          businessID?: string // the acting business; the person itself without
          resourceID: string
        }
      }
      answer: {
        followers: number
        following: number
        isFollowing: boolean // does the viewer, or the business it speaks for, follow? Never for strangers
      }
    }
    /** Follows no longer. Safe to repeat. Scope: social:write. */
    unfollow: {
      input: {
        params: {
          id: string
        }
        body?: {
          businessID?: string // the acting business; the person itself without
        }
      }
      answer: {
        followers: number
        following: number
        isFollowing: boolean // does the viewer, or the business it speaks for, follow? Never for strangers
      }
    }
    /** How many follow a business or a person, how many it follows, and whether the viewer does. */
    summary: {
      input: {
        params: {
          id: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
        }
      }
      answer: {
        followers: number
        following: number
        isFollowing: boolean // does the viewer, or the business it speaks for, follow? Never for strangers
      }
    }
    /** Who follows, newest first; a person's followers are for signed-in people. */
    followers: {
      input: {
        params: {
          id: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          id: string
          who: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          since: string
          isFollowing: boolean
        }[]
        nextID: string | null
        total: number
      }
    }
    /** Whom somebody follows, newest first; for signed-in people. Scope: social:read. */
    following: {
      input: {
        params: {
          id: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          id: string
          who: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          since: string
          isFollowing: boolean
        }[]
        nextID: string | null
        total: number
      }
    }
  }
  groups: {
    /** Groups by words of their name, description or industry; all of them without any. The largest first. Scope: social:read. */
    find: {
      input: {
        body?: {
          textQuery?: string
          industry?: string
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          groupID: string
          key: string
          name: string
          description: string
          rules: string // what is expected of who takes part
          industry: {
            id: string
            name: string
          } | null
          admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
          memberCount: number
          postCount: number
          createdAt: string
          membership: {
            status: "none" | "asked" | "member"
            role: "owner" | "moderator" | "member" | null
          }
          requestCount: number // that wait for an answer; 0 for who may not answer
          can: {
            read: boolean
            post: boolean
            moderate: boolean
            edit: boolean
          } // what the viewer may do
        }[]
        total: number
        facets: {
          industry: {
            value: string
            name: string
            count: number
          }[] // of what the words find, whatever industry is chosen
        }
      }
    }
    /** The groups of the viewer, and those it has asked, by name. Scope: social:read. */
    mine: {
      input: {}
      answer: {
        groupID: string
        key: string
        name: string
        description: string
        rules: string // what is expected of who takes part
        industry: {
          id: string
          name: string
        } | null
        admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
        memberCount: number
        postCount: number
        createdAt: string
        membership: {
          status: "none" | "asked" | "member"
          role: "owner" | "moderator" | "member" | null
        }
        requestCount: number // that wait for an answer; 0 for who may not answer
        can: {
          read: boolean
          post: boolean
          moderate: boolean
          edit: boolean
        } // what the viewer may do
      }[]
    }
    /** Groups of the viewer's industries, or the largest ones, that it does not belong to. Scope: social:read. */
    suggested: {
      input: {}
      answer: {
        groupID: string
        key: string
        name: string
        description: string
        rules: string // what is expected of who takes part
        industry: {
          id: string
          name: string
        } | null
        admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
        memberCount: number
        postCount: number
        createdAt: string
        membership: {
          status: "none" | "asked" | "member"
          role: "owner" | "moderator" | "member" | null
        }
        requestCount: number // that wait for an answer; 0 for who may not answer
        can: {
          read: boolean
          post: boolean
          moderate: boolean
          edit: boolean
        } // what the viewer may do
      }[]
    }
    /** Makes a group that the viewer owns. Scope: social:write. */
    create: {
      input: {
        body: {
          name: string
          description: string
          rules?: string
          industry: string // id of an industry
          admission: "open" | "approval"
        }
      }
      answer: {
        groupID: string
        key: string
        name: string
        description: string
        rules: string // what is expected of who takes part
        industry: {
          id: string
          name: string
        } | null
        admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
        memberCount: number
        postCount: number
        createdAt: string
        membership: {
          status: "none" | "asked" | "member"
          role: "owner" | "moderator" | "member" | null
        }
        requestCount: number // that wait for an answer; 0 for who may not answer
        can: {
          read: boolean
          post: boolean
          moderate: boolean
          edit: boolean
        } // what the viewer may do
      }
    }
    /** What a group is about, and how the viewer stands to it. Scope: social:read. */
    read: {
      input: {
        params: {
          groupID: string
        }
      }
      answer: {
        groupID: string
        key: string
        name: string
        description: string
        rules: string // what is expected of who takes part
        industry: {
          id: string
          name: string
        } | null
        admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
        memberCount: number
        postCount: number
        createdAt: string
        membership: {
          status: "none" | "asked" | "member"
          role: "owner" | "moderator" | "member" | null
        }
        requestCount: number // that wait for an answer; 0 for who may not answer
        can: {
          read: boolean
          post: boolean
          moderate: boolean
          edit: boolean
        } // what the viewer may do
      }
    }
    /** Changes what is sent, as an owner. A group that becomes open takes in who waits. Scope: social:write. */
    change: {
      input: {
        params: {
          groupID: string
        }
        body?: {
          name?: string
          description?: string
          rules?: string
          industry?: string // id of an industry
          admission?: "open" | "approval"
        }
      }
      answer: {
        groupID: string
        key: string
        name: string
        description: string
        rules: string // what is expected of who takes part
        industry: {
          id: string
          name: string
        } | null
        admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
        memberCount: number
        postCount: number
        createdAt: string
        membership: {
          status: "none" | "asked" | "member"
          role: "owner" | "moderator" | "member" | null
        }
        requestCount: number // that wait for an answer; 0 for who may not answer
        can: {
          read: boolean
          post: boolean
          moderate: boolean
          edit: boolean
        } // what the viewer may do
      }
    }
    /** Removes a group with its posts, as an owner or a moderator of the network. Safe to repeat. Scope: social:write. */
    remove: {
      input: {
        params: {
          groupID: string
        }
      }
      answer: {
        groupID: string
      }
    }
    /** Becomes a member, or asks to; who was refused or removed asks again after a week. Safe to repeat. Scope: social:write. */
    join: {
      input: {
        params: {
          groupID: string
        }
      }
      answer: {
        groupID: string
        key: string
        name: string
        description: string
        rules: string // what is expected of who takes part
        industry: {
          id: string
          name: string
        } | null
        admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
        memberCount: number
        postCount: number
        createdAt: string
        membership: {
          status: "none" | "asked" | "member"
          role: "owner" | "moderator" | "member" | null
        }
        requestCount: number // that wait for an answer; 0 for who may not answer
        can: {
          read: boolean
          post: boolean
          moderate: boolean
          edit: boolean
        } // what the viewer may do
      }
    }
    /** Leaves a group, or takes the request back. The last owner names another one first. Safe to repeat. Scope: social:write. */
    leave: {
      input: {
        params: {
          groupID: string
        }
      }
      answer: {
        groupID: string
        key: string
        name: string
        description: string
        rules: string // what is expected of who takes part
        industry: {
          id: string
          name: string
        } | null
        admission: "open" | "approval" // `open`: who wants to becomes a member, and who is signed in reads; `approval`: whom a moderator lets in
        memberCount: number
        postCount: number
        createdAt: string
        membership: {
          status: "none" | "asked" | "member"
          role: "owner" | "moderator" | "member" | null
        }
        requestCount: number // that wait for an answer; 0 for who may not answer
        can: {
          read: boolean
          post: boolean
          moderate: boolean
          edit: boolean
        } // what the viewer may do
      }
    }
    /** The members, owners and moderators first; for who may read the group. Scope: social:read. */
    members: {
      input: {
        params: {
          groupID: string
        }
        query?: {
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          who: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          role: "owner" | "moderator" | "member"
          since: string
          can: {
            setRole: boolean
            remove: boolean
          } // what the viewer may do about it
        }[]
        total: number
      }
    }
    /** Makes a member an owner, a moderator or a plain member, as an owner. There is always an owner. Scope: social:write. */
    setRole: {
      input: {
        params: {
          groupID: string
          userID: string
        }
        body: {
          role: "owner" | "moderator" | "member"
        }
      }
      answer: {
        role: "owner" | "moderator" | "member"
      }
    }
    /** Removes a member of a lower role than the own. Safe to repeat. Scope: social:write. */
    removeMember: {
      input: {
        params: {
          groupID: string
          userID: string
        }
      }
      answer: {
        removed: boolean
      }
    }
    /** Who asks to become a member, the first first; for owners and moderators. Scope: social:read. */
    requests: {
      input: {
        params: {
          groupID: string
        }
        query?: {
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          who: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          askedAt: string
        }[]
        total: number
      }
    }
    /** Lets somebody in who asks, or does not; for owners and moderators. Safe to repeat. Scope: social:write. */
    answer: {
      input: {
        params: {
          groupID: string
          userID: string
        }
        body: {
          answer: "accept" | "decline"
        }
      }
      answer: {
        status: "member" | "refused"
      }
    }
  }
  home: {
    /** How large the directory is, its industries, companies that were verified lately, and how inquiries are answered. */
    read: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        companies: number
        products: number
        countries: number
        listed: number // companies whose page nobody runs yet; counted once an hour
        industries: {
          key: string // four digits, 0001 to 0015
          text: string
          image: string
          manufacturers: number // as the search for it finds them
        }[]
        verified: {
          total: number
          thisWeek: boolean // false: nobody this week, these are the latest
          companies: {
            businessID: string
            key: string
            companyName: string
            shortDescription: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            picture: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } // of its first product
            products: number
            medianMinutes: number | null // until its first answer; null where too little was measured
          }[]
        }
        answers: {
          days: number // the period that is counted, up to two days ago
          least: number // inquiries below which nothing is said
          measured: {
            inquiries: number
            answered: number
            companies: number // that answered at least one
            quartiles: number[] // minutes until the first answer, of those answered
            withinTwoDays: number // share of all, 0 to 1
          } | null // inquiries to companies that run their page; sample data is not counted
        }
      }
    }
  }
  industries: {
    /** The fifteen industries, in their order. */
    list: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        id: string
        _id: string
        key: string // four digits, 0001 to 0015
        name: string // long label, of the tree
        text: string // short label, of the menu
        slug: string // English label, as it stands in addresses
        description: string
        image: string // address of its icon
        icon: string // name of its icon
      }[]
    }
    /** The categories of an industry, each with its subcategories, empty ones last; the id or the four-digit key. */
    categories: {
      input: {
        params: {
          id: string
        }
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        id: string
        name: string
        empty?: true // holds neither a company nor a product; such ones are last
        subCategories: {
          id: string
          name: string
          empty?: true // holds neither a company nor a product; such ones are last
        }[]
      }[]
    }
    /** The whole tree in one answer, empty categories last. */
    tree: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        key: string
        categories: {
          id: string
          _id: string
          key: string // four digits, 0001 to 0015
          name: string // long label, of the tree
          text: string // short label, of the menu
          slug: string // English label, as it stands in addresses
          description: string
          image: string // address of its icon
          icon: string // name of its icon
          categories: {
            id: string
            name: string
            empty?: true // holds neither a company nor a product; such ones are last
            subCategories: {
              id: string
              name: string
              empty?: true // holds neither a company nor a product; such ones are last
            }[]
          }[]
        }[]
      }
    }
  }
  members: {
    /** The people of a business for its own people; invitations and the log for who manages them. Scope: business:read. */
    list: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        data: {
          data: {
            userID: string
            access: "member" | "editor" | "admin" | "owner"
            joinedAt: string
            user: {
              firstName: string
              lastName: string
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null
              jobPosition: {
                jobPositionID: string
                name: string
              } | null
            } | null
          }[]
          total: number
          business: {
            businessID: string
            key: string
            companyName: string
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
          }
          invitations: {
            id: string
            email: string
            access: "member" | "editor" | "admin" | "owner"
            invitedAt: string
            expiresAt: string
          }[]
          log: {
            id: string
            happened: "created" | "invited" | "withdrawn" | "joined" | "changed" | "removed" | "left" | "transferred"
            actor: {
              userID: string
              name: string
            }
            subject: string
            access: "member" | "editor" | "admin" | "owner" | null
            happenedAt: string
          }[] // the newest first, at most 100
        }
        session: {
          access: "member" | "editor" | "admin" | "owner"
        }
      }
    }
    /** What the link of an invitation offers. */
    invitation: {
      input: {
        query: {
          token: string // of the email; the id of the invitation counts as well for who is signed in with its address, verified
        }
      }
      answer: {
        businessID: string
        key: string
        companyName: string
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        access: "member" | "editor" | "admin" | "owner"
        email: string
      }
    }
  }
  memberships: {
    /** The plans, and the card provider with its public key; `mode` is `test` where no money moves. */
    setup: {
      input: {}
      answer: {
        publicKey: string
        provider: string // name of the card provider
        mode: "live" | "test" | "none" // none: cards are not offered
        script?: string // address of its browser script
        plans: {
          planId: string
          subscription: "standard" | "gold" | "premium" | "platinum"
          price: number // cents of US dollars
          period: "year"
          benefits: {
            code: "presence" | "requests" | "members" | "products" | "verification" | "boosts" | "support"
            quantity: number | null
          }[]
        }[]
      }
    }
  }
  mentions: {
    /** Whom a text could mention: who is followed or connected first, then others by name. Scope: social:read. */
    suggest: {
      input: {
        query?: {
          businessID?: string // the acting business; the person itself without
          q?: string // what is typed behind the @
        }
      }
      answer: {
        userID?: string
        username?: string
        firstName?: string
        lastName?: string
        jobPosition?: {
          jobPositionID: string
          name: string
        } | null
        businessID?: string
        key?: string // the readable part of a business's page address
        businessType?: {
          code: string
          name: string
        }
        verified?: boolean
        presence?: "listed" | "run"
        businessKind?: "company" | "collection"
        companyName: string | null
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        country: {
          code: string
          countryName: string
          emoji: string
        } | null
      }[]
    }
  }
  needHelp: {
    /** A token for the form that is about to be filled in. Without one fewer requests are taken from an address. */
    form: {
      input: {}
      answer: {
        token: string
      }
    }
    /** Sends a request for help to the operator; a mail confirms it. Sent again with the same token it is one request. */
    send: {
      input: {
        body: {
          firstName?: string | null
          lastName?: string | null
          businessName?: string | null
          businessType?: string | null
          website?: string | null
          jobPosition?: string | null
          address?: string | null
          zipcode?: string | null
          city?: string | null
          usaState?: string | null // one of the 50 states, or DC
          country?: string | null
          companyPhone: string
          companyFax?: string | null
          totalEmployees?: number | null
          salesEmployees?: number | null
          mobilePhone?: string | null
          email: string
          buyProduct1?: string | null // an industry by its id, or words
          buyProduct2?: string | null // an industry by its id, or words
          buyProduct3?: string | null // an industry by its id, or words
          buyProduct4?: string | null // an industry by its id, or words
          moreInfoBuy?: string | null
          sellProduct1?: string | null // an industry by its id, or words
          sellProduct2?: string | null // an industry by its id, or words
          sellProduct3?: string | null // an industry by its id, or words
          sellProduct4?: string | null // an industry by its id, or words
          moreInfoSell?: string | null
          token?: string // of the opened form
        }
      }
      answer: {
        reference: string
      }
    }
  }
  newsfeed: {
    /** Posts of who the person follows, its own, those of its industries and in its groups, newest first. Scope: social:read. */
    load: {
      input: {
        query?: {
          businessID?: string // the acting business; the person itself without
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          postID: string
          content: string // with the names of now of who is mentioned
          language: string | null // ISO 639 code of the language of the text; null: not known
          mentions: {
            at: number // where its @ stands in `content`, in UTF-16 code units
            length: number // of the name with its @
            userID?: string
            businessID?: string
            key?: string
          }[]
          tags: {
            id: string
            name: string
          }[] // the industries it is about, as its author says
          createdAt: string
          editedAt: string | null
          author: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          timelineID: string
          timelineType: "user" | "business" | "group"
          group: {
            groupID: string
            key: string
            name: string
          } | null // in which it stands
          businessID: string | null // the business that speaks
          header: {
            author: {
              userID?: string
              username?: string
              firstName?: string
              lastName?: string
              jobPosition?: {
                jobPositionID: string
                name: string
              } | null
              businessID?: string
              key?: string // the readable part of a business's page address
              businessType?: {
                code: string
                name: string
              }
              verified?: boolean
              presence?: "listed" | "run"
              businessKind?: "company" | "collection"
              companyName: string | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null
              country: {
                code: string
                countryName: string
                emoji: string
              } | null
            }
            metadata: {
              datetime: string
              resourceID: string
            }
          }
          body: {
            text: string
            picture: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            pictures: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            }[]
          }
          preview: {
            url: string
            site: string
            title: string
            description: string
            picture: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // as that page names it, kept as our own file
          } | null // of the first link in the text; comes a moment later
          reactions: {
            reactionCount: {
              like: number
            }
            reactionType: "like" | null
          }
          commentCount: number
          can: {
            edit: boolean
            remove: boolean
          } // what the viewer may do
          why: {
            kind: "own" | "following" | "industry" | "group"
            industry: {
              id: string
              name: string
            } | null // of an `industry` entry
          }
        }[]
        nextID: string | null
      }
    }
    /** How many posts are newer than the newest one shown; at most 20 are counted. Scope: social:read. */
    news: {
      input: {
        query?: {
          since?: string // the newest post that is shown
        }
      }
      answer: {
        count: number
      }
    }
    /** The posts on a timeline, newest first. A business's is public, a person's for signed-in people, a group's for who may read it. */
    timeline: {
      input: {
        params: {
          id: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          postID: string
          content: string // with the names of now of who is mentioned
          language: string | null // ISO 639 code of the language of the text; null: not known
          mentions: {
            at: number // where its @ stands in `content`, in UTF-16 code units
            length: number // of the name with its @
            userID?: string
            businessID?: string
            key?: string
          }[]
          tags: {
            id: string
            name: string
          }[] // the industries it is about, as its author says
          createdAt: string
          editedAt: string | null
          author: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          timelineID: string
          timelineType: "user" | "business" | "group"
          group: {
            groupID: string
            key: string
            name: string
          } | null // in which it stands
          businessID: string | null // the business that speaks
          header: {
            author: {
              userID?: string
              username?: string
              firstName?: string
              lastName?: string
              jobPosition?: {
                jobPositionID: string
                name: string
              } | null
              businessID?: string
              key?: string // the readable part of a business's page address
              businessType?: {
                code: string
                name: string
              }
              verified?: boolean
              presence?: "listed" | "run"
              businessKind?: "company" | "collection"
              companyName: string | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null
              country: {
                code: string
                countryName: string
                emoji: string
              } | null
            }
            metadata: {
              datetime: string
              resourceID: string
            }
          }
          body: {
            text: string
            picture: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            pictures: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            }[]
          }
          preview: {
            url: string
            site: string
            title: string
            description: string
            picture: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // as that page names it, kept as our own file
          } | null // of the first link in the text; comes a moment later
          reactions: {
            reactionCount: {
              like: number
            }
            reactionType: "like" | null
          }
          commentCount: number
          can: {
            edit: boolean
            remove: boolean
          } // what the viewer may do
        }[]
        total: number
      }
    }
    /** Who is muted in the own feed. Scope: social:read. */
    muted: {
      input: {}
      answer: {
        userID?: string
        username?: string
        firstName?: string
        lastName?: string
        jobPosition?: {
          jobPositionID: string
          name: string
        } | null
        businessID?: string
        key?: string // the readable part of a business's page address
        businessType?: {
          code: string
          name: string
        }
        verified?: boolean
        presence?: "listed" | "run"
        businessKind?: "company" | "collection"
        companyName: string | null
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        country: {
          code: string
          countryName: string
          emoji: string
        } | null
      }[]
    }
    /** Shows no posts of a person or business in the own feed. Safe to repeat. Scope: social:write. */
    mute: {
      input: {
        body: {
          resourceID: string
        }
      }
      answer: {
        muted: boolean
      }
    }
    /** Shows them again. Safe to repeat. Scope: social:write. */
    unmute: {
      input: {
        body: {
          resourceID: string
        }
      }
      answer: {
        muted: boolean
      }
    }
    /** Shows a post no longer in the own feed. Safe to repeat. Scope: social:write. */
    hide: {
      input: {
        body: {
          postID: string
        }
      }
      answer: {
        hidden: boolean
      }
    }
    /** Shows it again. Safe to repeat. Scope: social:write. */
    unhide: {
      input: {
        body: {
          postID: string
        }
      }
      answer: {
        hidden: boolean
      }
    }
  }
  notifications: {
    /** What the viewer should hear of, latest first; what was done many times is one entry. Scope: profile:read. */
    list: {
      input: {
        query?: {
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          id: string
          kind: "comment" | "reply" | "mention" | "reaction" | "follow" | "connectionRequest" | "connectionAnswer" | "invitation" | "certificate" | "document" | "groupRequest" | "groupAnswer" | "inquiry" | "message" | "sample" | "verification" | "keptInquiry" | "mistranslation" | "agreement" | "figures"
          at: string // of the latest cause
          readAt: string | null
          actors: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }[] // who caused it, the latest first; those who left are missing
          count: number // how many caused it
          resourceType: "post" | "comment" | "product" | "business" | "user" | "connection" | "certificate" | "group" | "request" | "document"
          resourceID: string
          rootType: "post" | "product" | null // where a comment stands
          rootID: string | null
          business: {
            businessID: string
            key: string
            companyName: string
          } | null // on whose behalf the reader hears it, or that invites
          about: {
            title: string | null // the name of the product, or how the post begins
            titleLanguage: string | null // ISO 639 code of the language of the text; null: not known
            excerpt: string | null // how the comment or post begins
            language: string | null // ISO 639 code of the language of the excerpt; null: not known
          } | null // what it is about, while its receiver may read that
          detail: {
            name?: string // of a certificate, document or group
            expireDate?: string
            others?: number // how many other documents of the business end soon
            outcome?: "verified" | "refused" // of a verification
            kept?: "delivered" | "ending" | "ended" // of a kept inquiry; `expireDate` is until when it is kept
            news?: "rfq" | "quotation" | "awarded" | "notAwarded" | "closed" | "reopened" | "deadlineSoon" | "expired" | "declined" | "sampleRequested" | "sampleQualified" | "sampleApproved" | "sampleShipped" | "sampleReceived" | "sampleConcluded" | "sampleDeclined" | "sampleWithdrawn" | "sampleDetailsDue" | "sampleAnswerDue" | "sampleShipmentDue" | "sampleArrivalDue" | "sampleOutcomeDue" | "ndaProposed" | "ndaSigned" | "ndaInForce" | "ndaDeclined" | "ndaWithdrawn" | "ndaEnded" | "ndaLapsed" // of a request for quotation, an NDA or a sample: what its thread says last
            agreement?: "proposed" | "confirmed" | "declined" | "notice" | "withdrawn" | "taken" | "ending" | "ended" | "disputed" | "challenged" | "decided" // what happened to an agreement about territories
            agreementID?: string
            week?: {
              from: string // its Monday, in UTC
              figures: { [name: string]: {
                now: number
                before: number // in the week before
              } }
            } // of figures that moved
            invitationID?: string // stands for the token of its email
          }
        }[]
        nextID: string | null
        unread: number
      }
    }
    /** How many notifications are unread. Scope: profile:read. */
    count: {
      input: {}
      answer: {
        unread: number
      }
    }
    /** Marks notifications as read; without `ids` all of them. Safe to repeat. Scope: profile:write. */
    read: {
      input: {
        body?: {
          ids?: string[]
        }
      }
      answer: {
        unread: number
      }
    }
    /** How each kind is told to the viewer. Scope: profile:read. */
    settings: {
      input: {}
      answer: {
        comment: "app" | "mail" | "digest" | "off"
        reply: "app" | "mail" | "digest" | "off"
        mention: "app" | "mail" | "digest" | "off"
        reaction: "app" | "mail" | "digest" | "off"
        follow: "app" | "mail" | "digest" | "off"
        connectionRequest: "app" | "mail" | "digest" | "off"
        connectionAnswer: "app" | "mail" | "digest" | "off"
        invitation: "app" | "mail" | "digest" | "off"
        certificate: "app" | "mail" | "digest" | "off"
        document: "app" | "mail" | "digest" | "off"
        groupRequest: "app" | "mail" | "digest" | "off"
        groupAnswer: "app" | "mail" | "digest" | "off"
        inquiry: "app" | "mail" | "digest" | "off"
        message: "app" | "mail" | "digest" | "off"
        sample: "app" | "mail" | "digest" | "off"
        verification: "app" | "mail" | "digest" | "off"
        keptInquiry: "app" | "mail" | "digest" | "off"
        mistranslation: "app" | "mail" | "digest" | "off"
        agreement: "app" | "mail" | "digest" | "off"
        figures: "app" | "mail" | "digest" | "off"
      }
    }
    /** Changes how kinds are told: in the list, by an email at once, in the email of the day, or not at all. Scope: profile:write. */
    changeSettings: {
      input: {
        body?: {
          comment?: "app" | "mail" | "digest" | "off"
          reply?: "app" | "mail" | "digest" | "off"
          mention?: "app" | "mail" | "digest" | "off"
          reaction?: "app" | "mail" | "digest" | "off"
          follow?: "app" | "mail" | "digest" | "off"
          connectionRequest?: "app" | "mail" | "digest" | "off"
          connectionAnswer?: "app" | "mail" | "digest" | "off"
          invitation?: "app" | "mail" | "digest" | "off"
          certificate?: "app" | "mail" | "digest" | "off"
          document?: "app" | "mail" | "digest" | "off"
          groupRequest?: "app" | "mail" | "digest" | "off"
          groupAnswer?: "app" | "mail" | "digest" | "off"
          inquiry?: "app" | "mail" | "digest" | "off"
          message?: "app" | "mail" | "digest" | "off"
          sample?: "app" | "mail" | "digest" | "off"
          verification?: "app" | "mail" | "digest" | "off"
          keptInquiry?: "app" | "mail" | "digest" | "off"
          mistranslation?: "app" | "mail" | "digest" | "off"
          agreement?: "app" | "mail" | "digest" | "off"
          figures?: "app" | "mail" | "digest" | "off"
        }
      }
      answer: {
        comment: "app" | "mail" | "digest" | "off"
        reply: "app" | "mail" | "digest" | "off"
        mention: "app" | "mail" | "digest" | "off"
        reaction: "app" | "mail" | "digest" | "off"
        follow: "app" | "mail" | "digest" | "off"
        connectionRequest: "app" | "mail" | "digest" | "off"
        connectionAnswer: "app" | "mail" | "digest" | "off"
        invitation: "app" | "mail" | "digest" | "off"
        certificate: "app" | "mail" | "digest" | "off"
        document: "app" | "mail" | "digest" | "off"
        groupRequest: "app" | "mail" | "digest" | "off"
        groupAnswer: "app" | "mail" | "digest" | "off"
        inquiry: "app" | "mail" | "digest" | "off"
        message: "app" | "mail" | "digest" | "off"
        sample: "app" | "mail" | "digest" | "off"
        verification: "app" | "mail" | "digest" | "off"
        keptInquiry: "app" | "mail" | "digest" | "off"
        mistranslation: "app" | "mail" | "digest" | "off"
        agreement: "app" | "mail" | "digest" | "off"
        figures: "app" | "mail" | "digest" | "off"
      }
    }
    /** Ends the emails of a kind, by the signed token of such an email. Safe to repeat. */
    unsubscribe: {
      input: {
        body: {
          token: string
        }
      }
      answer: {
        kind: "comment" | "reply" | "mention" | "reaction" | "follow" | "connectionRequest" | "connectionAnswer" | "invitation" | "certificate" | "document" | "groupRequest" | "groupAnswer" | "inquiry" | "message" | "sample" | "verification" | "keptInquiry" | "mistranslation" | "agreement" | "figures" | null // null: all emails
      }
    }
  }
  ownershipClaims: {
    /** The claim that the receiver of an email to the company may object to. */
    objection: {
      input: {
        params: {
          token: string // of the link in the email
        }
      }
      answer: {
        companyName: string
        businessID: string
        key: string
        method: "mailbox" | "dns" | "file" | "phone" | "document" | "letter" // how it was proven
        domain: string
        role: "management" | "employee" | "agency"
        provenAt: string
        until: string
        state: "open" | "objected" | "ended"
        confirmedAt: string | null // somebody with this link said: a colleague
      }
    }
    /** Says that the claimant is a colleague. It is noted and decides nothing: an objection stays possible, and none is taken back. */
    confirm: {
      input: {
        params: {
          token: string // of the link in the email
        }
      }
      answer: {
        companyName: string
        businessID: string
        key: string
        method: "mailbox" | "dns" | "file" | "phone" | "document" | "letter" // how it was proven
        domain: string
        role: "management" | "employee" | "agency"
        provenAt: string
        until: string
        state: "open" | "objected" | "ended"
        confirmedAt: string | null // somebody with this link said: a colleague
      }
    }
    /** Objects to a claim, once; a verifier decides. */
    object: {
      input: {
        params: {
          token: string // of the link in the email
        }
        body: {
          reason: string
        }
      }
      answer: {
        companyName: string
        businessID: string
        key: string
        method: "mailbox" | "dns" | "file" | "phone" | "document" | "letter" // how it was proven
        domain: string
        role: "management" | "employee" | "agency"
        provenAt: string
        until: string
        state: "open" | "objected" | "ended"
        confirmedAt: string | null // somebody with this link said: a colleague
      }
    }
  }
  people: {
    /** The own profile, whole. Scope: profile:read. */
    own: {
      input: {}
      answer: {
        userID: string
        username: string
        firstName: string
        lastName: string
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        country: {
          code: string
          countryName: string
          emoji: string
        } | null
        state: {
          stateID: string
          stateName: string
        } | null
        city: string | null
        jobPosition: {
          jobPositionID: string
          name: string
        } | null
        companyName: string | null
        briefPresentation: string
        reactions: {
          reactionCount: {
            like: number
          }
        }
        sample: boolean
        coverPhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } // a drawing where there is none of the person
        profession: string
        businessType: {
          code: string
          name: string
        } | null
        industry: {
          id: string
          name: string
        } | null
        preferredLanguage: {
          code: string
          name: string
        } | null
        birthDate: string | null
        mobilePhone: {
          countryCode: string // dial code with its plus
          phoneNumber: string // national digits; after the dial code E.164
          extension?: string
          international: string // as written: +39 02 123 4567
        } | null
        gender: {
          code: string
          name: string
        } | null
        registeredAt: string
        email: string | null // read only
        showProfession: boolean
        showBirthDate: boolean
        showMobilePhone: boolean
        showGender: boolean
        version: number
      }
    }
    /** Changes what is sent of the own profile; the e-mail address is never taken. Scope: profile:write. */
    change: {
      input: {
        body?: {
          firstName?: string
          lastName?: string
          username?: string
          mobilePhone?: "" | {
            countryCode?: string // default ""
            phoneNumber?: string // national or international; default ""
            extension?: string | null
          }
          birthDate?: string
          showBirthDate?: boolean
          showMobilePhone?: boolean
          showGender?: boolean
          profession?: string
          showProfession?: boolean
          companyName?: string
          briefPresentation?: string
          city?: string
          country?: string | {
            code: string
          }
          state?: string | {
            stateID: string
          }
          stateID?: string
          gender?: string | {
            code: string
          }
          preferredLanguage?: string | {
            code: string
          }
          jobPosition?: string | {
            jobPositionID: string
          }
          jobPositionID?: string
          businessType?: string | {
            code: string
          }
          industry?: string | {
            id: string
          }
          profilePhoto?: string | {
            token: string
          } | {
            url: string
          }
          coverPhoto?: string | {
            token: string
          } | {
            url: string
          }
          version?: number // as read; an older one answers 409
        }
      }
      answer: {
        userID: string
        username: string
        firstName: string
        lastName: string
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        country: {
          code: string
          countryName: string
          emoji: string
        } | null
        state: {
          stateID: string
          stateName: string
        } | null
        city: string | null
        jobPosition: {
          jobPositionID: string
          name: string
        } | null
        companyName: string | null
        briefPresentation: string
        reactions: {
          reactionCount: {
            like: number
          }
        }
        sample: boolean
        coverPhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } // a drawing where there is none of the person
        profession: string
        businessType: {
          code: string
          name: string
        } | null
        industry: {
          id: string
          name: string
        } | null
        preferredLanguage: {
          code: string
          name: string
        } | null
        birthDate: string | null
        mobilePhone: {
          countryCode: string // dial code with its plus
          phoneNumber: string // national digits; after the dial code E.164
          extension?: string
          international: string // as written: +39 02 123 4567
        } | null
        gender: {
          code: string
          name: string
        } | null
        registeredAt: string
        email: string | null // read only
        showProfession: boolean
        showBirthDate: boolean
        showMobilePhone: boolean
        showGender: boolean
        version: number
      }
    }
    /** The public part of a profile; of an account that was joined with another one, that of the remaining one. */
    read: {
      input: {
        params: {
          id: string
        }
      }
      answer: {
        userID: string
        username: string
        firstName: string
        lastName: string
        profilePhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } | null
        country: {
          code: string
          countryName: string
          emoji: string
        } | null
        state: {
          stateID: string
          stateName: string
        } | null
        city: string | null
        jobPosition: {
          jobPositionID: string
          name: string
        } | null
        companyName: string | null
        briefPresentation: string
        reactions: {
          reactionCount: {
            like: number
          }
        }
        sample: boolean
        coverPhoto: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        } // a drawing where there is none of the person
        profession: string | null
        businessType: {
          code: string
          name: string
        } | null
        industry: {
          id: string
          name: string
        } | null
        preferredLanguage: {
          code: string
          name: string
        } | null
        birthDate: string | null
        mobilePhone: {
          countryCode: string // dial code with its plus
          phoneNumber: string // national digits; after the dial code E.164
          extension?: string
          international: string // as written: +39 02 123 4567
        } | null
        gender: {
          code: string
          name: string
        } | null
        registeredAt: string
        searchEngines: boolean // may search engines list the page? Not before something real happened: a business with evidence or an answered inquiry
      }
    }
    /** Language and privacy of the own account. Scope: profile:read. */
    settings: {
      input: {}
      answer: {
        language: "en" | "es" | "it" | "zh" | "de" // of pages and mails
        searchEngines: boolean // may search engines list the public profile?
        firstSteps: boolean // is the list of first steps still wanted?
      }
    }
    /** Changes what is sent of the settings. Scope: profile:write. */
    changeSettings: {
      input: {
        body?: {
          language?: "en" | "es" | "it" | "zh" | "de" // of pages and mails
          searchEngines?: boolean // may search engines list the public profile?
          firstSteps?: boolean // is the list of first steps still wanted?
        }
      }
      answer: {
        language: "en" | "es" | "it" | "zh" | "de" // of pages and mails
        searchEngines: boolean // may search engines list the public profile?
        firstSteps: boolean // is the list of first steps still wanted?
      }
    }
    /** What a newcomer has still to do. Scope: profile:read. */
    firstSteps: {
      input: {}
      answer: {
        wanted: boolean
        email: boolean // the address is verified
        profile: boolean // country, position, presentation and photo are there
        business: boolean // belongs to a business
        interests: boolean // said what it makes and buys, and where
      }
    }
    /** The own answers to the first questions: categories made and bought, countries. Scope: profile:read. */
    interests: {
      input: {}
      answer: {
        answered: boolean
        makes: {
          id: string
          name: string
        }[] // categories
        buys: {
          id: string
          name: string
        }[] // categories
        countries: {
          code: string
          countryName: string
          emoji: string
        }[] // where the person buys or sells
        industries: string[] // ids, of the categories
      }
    }
    /** Answers the first questions. Their industries are in the own feed at once; nobody is followed by it. Scope: profile:write. */
    changeInterests: {
      input: {
        body: {
          makes: string[]
          buys: string[]
          countries: string[]
        }
      }
      answer: {
        answered: boolean
        makes: {
          id: string
          name: string
        }[] // categories
        buys: {
          id: string
          name: string
        }[] // categories
        countries: {
          code: string
          countryName: string
          emoji: string
        }[] // where the person buys or sells
        industries: string[] // ids, of the categories
      }
    }
  }
  portalPages: {
    /** The first page of a portal: title, trade facts of its country with sources, suppliers to it. */
    read: {
      input: {
        params: {
          key: string // key of a portal
        }
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        key: string
        title: string
        lead: string
        countries: string[] // codes of the countries it is about
        industries: {
          id: string
          key: string
          slug: string
          text: string
        }[] // those that matter most there
        exports: {
          goods: {
            hs: string // chapter of the Harmonized System
            name: string
          }[]
          source: {
            name: string
            year: number
            url: string
          }
        }
        ports: string[]
        fairs: {
          name: string
          city: string
        }[]
        currencies: {
          code: string
          name: string
        }[]
        incoterms: {
          code: string
          name: string
          count: number
        }[] // delivery terms that companies there accept, with how many do, most first
        local: {
          total: number
          industries: {
            id: string
            count: number
          }[]
          companies: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              shortDescription: string
              businessType: {
                code: string
                name: string
              }
              industry: {
                id: string
                name: string
              }
              categories: {
                id: string
                name: string
                industryID: string
              }[]
              yearStablished: number | null
              totalEmployees: {
                min: number | null
                max: number | null
              } | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null // null: a listed company that gave none; never a drawing in its place
              languages: {
                shortDescription: string | null // ISO 639-1; null: unknown
                generalDescription: string | null // ISO 639-1; null: unknown
              }
              translation?: {
                language: string
                shortDescription?: string
                generalDescription?: string
                by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
                provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
                from?: string // by a machine: the language of the original, ISO 639-1
                outdated: boolean // older than the original
              } // in the reader's language; a text that is absent has none, and the original stands
            }
            contactInfo: {
              city: string | null
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
            tradeCapabilities: {
              averageLeadTime: number | null // days
            }
            reactions: {
              reactionCount: {
                like: number
              }
            }
            registeredAt: string
          }[]
        } | null // of a state or city: its own companies; null where the portal is that of whole countries
        suppliers: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
        }[] // companies of other countries that sell to its market
      }
    }
    /** Language, video and phone numbers of the pages of a portal. */
    settings: {
      input: {
        params: {
          key: string // key of a portal
        }
      }
      answer: {
        locale: "en" | "es" | "it" | "zh" | "de"
        video: "es" | "en" | "none"
        phones: {
          usa: string
          europe: string
        } // empty: the number of the settings
        whatsapp: {
          usa: string
          europe: string
        } // empty: the number of the settings
        changedAt: string | null // publication of the copy; null: as it came with the software
      }
    }
  }
  posts: {
    /** Posts on the own timeline, on that of a business the viewer speaks for, or as a member in a group. Scope: social:write. */
    create: {
      input: {
        body: {
          businessID?: string // the acting business; the person itself without
          content: string
          language?: string // ISO 639 code of the language of the text; detected without
          picture?: string | {
            token: string
            alt?: string
          }
          mentions?: {
            name: string // as it stands behind an @
            userID?: string
            businessID?: string
          }[]
          tags?: string[] // industries it is about; those of the author decide whom it may interest where there are none
          pictures?: (string | {
            token: string
            alt?: string
          })[]
          timelineID: string
          timelineType: "user" | "business" | "group"
          sendingID?: string // in place of the header Idempotency-Key
        }
      }
      answer: {
        postID: string
        content: string // with the names of now of who is mentioned
        language: string | null // ISO 639 code of the language of the text; null: not known
        mentions: {
          at: number // where its @ stands in `content`, in UTF-16 code units
          length: number // of the name with its @
          userID?: string
          businessID?: string
          key?: string
        }[]
        tags: {
          id: string
          name: string
        }[] // the industries it is about, as its author says
        createdAt: string
        editedAt: string | null
        author: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        }
        timelineID: string
        timelineType: "user" | "business" | "group"
        group: {
          groupID: string
          key: string
          name: string
        } | null // in which it stands
        businessID: string | null // the business that speaks
        header: {
          author: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          metadata: {
            datetime: string
            resourceID: string
          }
        }
        body: {
          text: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          pictures: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }[]
        }
        preview: {
          url: string
          site: string
          title: string
          description: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // as that page names it, kept as our own file
        } | null // of the first link in the text; comes a moment later
        reactions: {
          reactionCount: {
            like: number
          }
          reactionType: "like" | null
        }
        commentCount: number
        can: {
          edit: boolean
          remove: boolean
        } // what the viewer may do
      }
    }
    /** One post. A person's post is for signed-in people, one in a group for who may read the group. */
    read: {
      input: {
        params: {
          postID: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
        }
      }
      answer: {
        postID: string
        content: string // with the names of now of who is mentioned
        language: string | null // ISO 639 code of the language of the text; null: not known
        mentions: {
          at: number // where its @ stands in `content`, in UTF-16 code units
          length: number // of the name with its @
          userID?: string
          businessID?: string
          key?: string
        }[]
        tags: {
          id: string
          name: string
        }[] // the industries it is about, as its author says
        createdAt: string
        editedAt: string | null
        author: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        }
        timelineID: string
        timelineType: "user" | "business" | "group"
        group: {
          groupID: string
          key: string
          name: string
        } | null // in which it stands
        businessID: string | null // the business that speaks
        header: {
          author: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          metadata: {
            datetime: string
            resourceID: string
          }
        }
        body: {
          text: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          pictures: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }[]
        }
        preview: {
          url: string
          site: string
          title: string
          description: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // as that page names it, kept as our own file
        } | null // of the first link in the text; comes a moment later
        reactions: {
          reactionCount: {
            like: number
          }
          reactionType: "like" | null
        }
        commentCount: number
        can: {
          edit: boolean
          remove: boolean
        } // what the viewer may do
      }
    }
    /** Changes the text; the post is marked as edited. Who is mentioned and its industries stay where they are not sent. Scope: social:write. */
    change: {
      input: {
        params: {
          postID: string
        }
        body: {
          content: string
          language?: string // ISO 639 code of the language of the text; detected without
          mentions?: {
            name: string // as it stands behind an @
            userID?: string
            businessID?: string
          }[]
          tags?: string[] // industries it is about; those of the author decide whom it may interest where there are none
        }
      }
      answer: {
        postID: string
        content: string // with the names of now of who is mentioned
        language: string | null // ISO 639 code of the language of the text; null: not known
        mentions: {
          at: number // where its @ stands in `content`, in UTF-16 code units
          length: number // of the name with its @
          userID?: string
          businessID?: string
          key?: string
        }[]
        tags: {
          id: string
          name: string
        }[] // the industries it is about, as its author says
        createdAt: string
        editedAt: string | null
        author: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        }
        timelineID: string
        timelineType: "user" | "business" | "group"
        group: {
          groupID: string
          key: string
          name: string
        } | null // in which it stands
        businessID: string | null // the business that speaks
        header: {
          author: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          metadata: {
            datetime: string
            resourceID: string
          }
        }
        body: {
          text: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          pictures: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }[]
        }
        preview: {
          url: string
          site: string
          title: string
          description: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // as that page names it, kept as our own file
        } | null // of the first link in the text; comes a moment later
        reactions: {
          reactionCount: {
            like: number
          }
          reactionType: "like" | null
        }
        commentCount: number
        can: {
          edit: boolean
          remove: boolean
        } // what the viewer may do
      }
    }
    /** Removes a post: its author, an owner or admin of the business it speaks for, or a moderator. Scope: social:write. */
    remove: {
      input: {
        body: {
          postID: string
        }
      }
      answer: {
        postID: string
        restoreUntil: string
      }
    }
    /** Undoes a removal, as who removed it, for a few minutes. Scope: social:write. */
    restore: {
      input: {
        body: {
          postID: string
        }
      }
      answer: {
        postID: string
        content: string // with the names of now of who is mentioned
        language: string | null // ISO 639 code of the language of the text; null: not known
        mentions: {
          at: number // where its @ stands in `content`, in UTF-16 code units
          length: number // of the name with its @
          userID?: string
          businessID?: string
          key?: string
        }[]
        tags: {
          id: string
          name: string
        }[] // the industries it is about, as its author says
        createdAt: string
        editedAt: string | null
        author: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        }
        timelineID: string
        timelineType: "user" | "business" | "group"
        group: {
          groupID: string
          key: string
          name: string
        } | null // in which it stands
        businessID: string | null // the business that speaks
        header: {
          author: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          metadata: {
            datetime: string
            resourceID: string
          }
        }
        body: {
          text: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          pictures: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }[]
        }
        preview: {
          url: string
          site: string
          title: string
          description: string
          picture: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null // as that page names it, kept as our own file
        } | null // of the first link in the text; comes a moment later
        reactions: {
          reactionCount: {
            like: number
          }
          reactionType: "like" | null
        }
        commentCount: number
        can: {
          edit: boolean
          remove: boolean
        } // what the viewer may do
      }
    }
  }
  products: {
    /** Adds a product to a business, shown at once unless it is a draft. Conflict: the membership shows no more. Scope: products:write. */
    create: {
      input: {
        body: {
          businessID: string
          name: string
          description?: string
          industry?: string // default: that of the category, else the business's
          keywords?: string[]
          category?: string | null
          subCategory?: string | null
          specs?: {
            key: string
            value: string
          }[]
          leadTime?: number | null // days
          stock?: boolean | null
          photos?: (string | {
            token: string
          } | {
            url: string
          })[]
          videos?: (string | {
            token: string
          } | {
            url: string
          })[]
          datasheets?: (string | {
            token: string
          } | {
            url: string
          })[]
          partNumber?: string | null
          brand?: string | null
          minimumOrder?: string | null
          hsCode?: string | null // customs tariff number, digits only
          gtin?: string | null // trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked
          price?: {
            currency: string
            unit?: string
            min?: number
            max?: number
            tiers?: {
              quantity: number
              price: number
            }[] // default []
          } | null // null: on request
          status?: "draft" | "active" | "archived"
          languages?: {
            name?: string | null
            description?: string | null
          } // what the texts are written in, ISO 639-1; absent or empty: found out
          versions?: {
            en?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            es?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            it?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            zh?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            de?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
          } // own words in other languages, each as a whole; empty removes one
        }
      }
      answer: {
        productID: string
        businessID: string
        key: string // the readable part of the page address
        name: string
        secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
        description: string
        languages: {
          name: string | null // ISO 639-1; null: unknown
          description: string | null // ISO 639-1; null: unknown
        }
        translation?: {
          language: string
          name?: string
          description?: string
          by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
          provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
          from?: string // by a machine: the language of the original, ISO 639-1
          outdated: boolean // older than the original
        } // in the reader's language; a text that is absent has none, and the original stands
        mainImage: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }
        photoCount: number
        industry: {
          id: string
          name: string
        }
        category: {
          id: string
          name: string
        } | null
        subCategory: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        leadTime: number | null // days
        stock: boolean | null
        businessProfile: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
        }
        partNumber: string | null
        brand: string | null
        minimumOrder: string | null
        hsCode: string | null // customs tariff number, digits only
        gtin: string | null // trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked
        keywords: string[]
        photos: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        images: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        videos: {
          videoID: string
          url: string
        }[]
        price: {
          min: number | null
          max: number | null
          currency: string
          unit: string | null
          tiers: {
            quantity: number
            price: number
          }[] // prices from a quantity on
        } | null // null: on request
        datasheets: {
          url: string
          name: string
          contentType: string
          bytes: number
        }[] // the open documents of this kind, at addresses for everybody
        documents: {
          documentID: string
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title: string
          languages: string[]
          appliesTo: string
          access: "open" | "members" | "request"
          revision: string
          issuedOn: string | null
          endsOn: string | null
          ended: boolean // its last day is over
          url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
          file: {
            name: string
            contentType: string
            bytes: number
          }
          picture: {
            url: string | null
          } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
          updatedAt: string
        }[] // of all kinds; `documents.open` gives the file
        status: "draft" | "active" | "archived" | "hidden"
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        updatedAt: string
        appointments: boolean // whether its company may have sellers at `where-to-buy`
        version: number
        versions?: {
          en?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          es?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          it?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          zh?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          de?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
        } // in all languages, asked for by those who edit
        versionLanguages: string[] // in which its company wrote too
      }
    }
    /** Changes what is sent of a product. An older `version` is refused with Conflict. Scope: products:write. */
    change: {
      input: {
        params: {
          productID: string
        }
        body?: {
          version?: number
          name?: string
          description?: string
          industry?: string
          keywords?: string[]
          category?: string | null
          subCategory?: string | null
          specs?: {
            key: string
            value: string
          }[]
          leadTime?: number | null // days
          stock?: boolean | null
          photos?: (string | {
            token: string
          } | {
            url: string
          })[]
          videos?: (string | {
            token: string
          } | {
            url: string
          })[]
          datasheets?: (string | {
            token: string
          } | {
            url: string
          })[]
          partNumber?: string | null
          brand?: string | null
          minimumOrder?: string | null
          hsCode?: string | null // customs tariff number, digits only
          gtin?: string | null // trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked
          price?: {
            currency: string
            unit?: string
            min?: number
            max?: number
            tiers?: {
              quantity: number
              price: number
            }[] // default []
          } | null // null: on request
          status?: "draft" | "active" | "archived"
          languages?: {
            name?: string | null
            description?: string | null
          } // what the texts are written in, ISO 639-1; absent or empty: found out
          versions?: {
            en?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            es?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            it?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            zh?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
            de?: {
              name?: string
              description?: string
              machine?: "deepl" | "libretranslate" | "model" | "glossary" // whose translation was corrected; absent: own words
            } | null
          } // own words in other languages, each as a whole; empty removes one
        }
      }
      answer: {
        productID: string
        businessID: string
        key: string // the readable part of the page address
        name: string
        secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
        description: string
        languages: {
          name: string | null // ISO 639-1; null: unknown
          description: string | null // ISO 639-1; null: unknown
        }
        translation?: {
          language: string
          name?: string
          description?: string
          by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
          provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
          from?: string // by a machine: the language of the original, ISO 639-1
          outdated: boolean // older than the original
        } // in the reader's language; a text that is absent has none, and the original stands
        mainImage: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }
        photoCount: number
        industry: {
          id: string
          name: string
        }
        category: {
          id: string
          name: string
        } | null
        subCategory: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        leadTime: number | null // days
        stock: boolean | null
        businessProfile: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
        }
        partNumber: string | null
        brand: string | null
        minimumOrder: string | null
        hsCode: string | null // customs tariff number, digits only
        gtin: string | null // trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked
        keywords: string[]
        photos: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        images: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        videos: {
          videoID: string
          url: string
        }[]
        price: {
          min: number | null
          max: number | null
          currency: string
          unit: string | null
          tiers: {
            quantity: number
            price: number
          }[] // prices from a quantity on
        } | null // null: on request
        datasheets: {
          url: string
          name: string
          contentType: string
          bytes: number
        }[] // the open documents of this kind, at addresses for everybody
        documents: {
          documentID: string
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title: string
          languages: string[]
          appliesTo: string
          access: "open" | "members" | "request"
          revision: string
          issuedOn: string | null
          endsOn: string | null
          ended: boolean // its last day is over
          url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
          file: {
            name: string
            contentType: string
            bytes: number
          }
          picture: {
            url: string | null
          } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
          updatedAt: string
        }[] // of all kinds; `documents.open` gives the file
        status: "draft" | "active" | "archived" | "hidden"
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        updatedAt: string
        appointments: boolean // whether its company may have sellers at `where-to-buy`
        version: number
        versions?: {
          en?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          es?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          it?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          zh?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          de?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
        } // in all languages, asked for by those who edit
        versionLanguages: string[] // in which its company wrote too
      }
    }
    /** A draft with everything the product has. Scope: products:write. */
    duplicate: {
      input: {
        params: {
          productID: string
        }
      }
      answer: {
        productID: string
        businessID: string
        key: string // the readable part of the page address
        name: string
        secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
        description: string
        languages: {
          name: string | null // ISO 639-1; null: unknown
          description: string | null // ISO 639-1; null: unknown
        }
        translation?: {
          language: string
          name?: string
          description?: string
          by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
          provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
          from?: string // by a machine: the language of the original, ISO 639-1
          outdated: boolean // older than the original
        } // in the reader's language; a text that is absent has none, and the original stands
        mainImage: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }
        photoCount: number
        industry: {
          id: string
          name: string
        }
        category: {
          id: string
          name: string
        } | null
        subCategory: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        leadTime: number | null // days
        stock: boolean | null
        businessProfile: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
        }
        partNumber: string | null
        brand: string | null
        minimumOrder: string | null
        hsCode: string | null // customs tariff number, digits only
        gtin: string | null // trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked
        keywords: string[]
        photos: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        images: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        videos: {
          videoID: string
          url: string
        }[]
        price: {
          min: number | null
          max: number | null
          currency: string
          unit: string | null
          tiers: {
            quantity: number
            price: number
          }[] // prices from a quantity on
        } | null // null: on request
        datasheets: {
          url: string
          name: string
          contentType: string
          bytes: number
        }[] // the open documents of this kind, at addresses for everybody
        documents: {
          documentID: string
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title: string
          languages: string[]
          appliesTo: string
          access: "open" | "members" | "request"
          revision: string
          issuedOn: string | null
          endsOn: string | null
          ended: boolean // its last day is over
          url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
          file: {
            name: string
            contentType: string
            bytes: number
          }
          picture: {
            url: string | null
          } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
          updatedAt: string
        }[] // of all kinds; `documents.open` gives the file
        status: "draft" | "active" | "archived" | "hidden"
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        updatedAt: string
        appointments: boolean // whether its company may have sellers at `where-to-buy`
        version: number
        versions?: {
          en?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          es?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          it?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          zh?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          de?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
        } // in all languages, asked for by those who edit
        versionLanguages: string[] // in which its company wrote too
      }
    }
    /** Removes a product for good; its page answers 410 afterwards. Safe to repeat. Scope: products:write. */
    remove: {
      input: {
        params: {
          productID: string
        }
      }
      answer: {}
    }
    /** All products of a business, drafts and archived ones too, last changed first, with how many there are of each. Scope: products:read. */
    catalogue: {
      input: {
        query: {
          bid: string
          q?: string
          status?: "draft" | "active" | "archived" | "hidden"
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          productID: string
          businessID: string
          key: string // the readable part of the page address
          name: string
          secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
          description: string
          languages: {
            name: string | null // ISO 639-1; null: unknown
            description: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            name?: string
            description?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
          mainImage: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }
          photoCount: number
          industry: {
            id: string
            name: string
          }
          category: {
            id: string
            name: string
          } | null
          subCategory: {
            id: string
            name: string
          } | null
          specs: {
            key: string
            value: string
            name?: string // the key in the language that was asked for, where it is known in another one
          }[] // the first four
          leadTime: number | null // days
          stock: boolean | null
          businessProfile: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              businessType: {
                code: string
                name: string
              }
            }
            contactInfo: {
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
          }
          status: "draft" | "active" | "archived" | "hidden"
          brand: string | null
          partNumber: string | null
          version: number
          updatedAt: string
        }[]
        total: number
        counts: {
          draft: number
          active: number
          archived: number
          hidden: number
        }
        most: number // how many active ones the membership shows
      }
    }
    /** What products of a category usually say of themselves: names of specifications with usual values. Scope: products:read. */
    specSuggestions: {
      input: {
        query: {
          category: string
        }
      }
      answer: {
        key: string
        values: string[]
      }[]
    }
    /** A product with its specifications, media and the business that offers it. */
    read: {
      input: {
        params: {
          id: string
        }
        query?: {
          versions?: "true" // with `versions`, for those who edit it
        }
      }
      answer: {
        productID: string
        businessID: string
        key: string // the readable part of the page address
        name: string
        secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
        description: string
        languages: {
          name: string | null // ISO 639-1; null: unknown
          description: string | null // ISO 639-1; null: unknown
        }
        translation?: {
          language: string
          name?: string
          description?: string
          by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
          provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
          from?: string // by a machine: the language of the original, ISO 639-1
          outdated: boolean // older than the original
        } // in the reader's language; a text that is absent has none, and the original stands
        mainImage: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }
        photoCount: number
        industry: {
          id: string
          name: string
        }
        category: {
          id: string
          name: string
        } | null
        subCategory: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        leadTime: number | null // days
        stock: boolean | null
        businessProfile: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
        }
        partNumber: string | null
        brand: string | null
        minimumOrder: string | null
        hsCode: string | null // customs tariff number, digits only
        gtin: string | null // trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked
        keywords: string[]
        photos: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        images: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        videos: {
          videoID: string
          url: string
        }[]
        price: {
          min: number | null
          max: number | null
          currency: string
          unit: string | null
          tiers: {
            quantity: number
            price: number
          }[] // prices from a quantity on
        } | null // null: on request
        datasheets: {
          url: string
          name: string
          contentType: string
          bytes: number
        }[] // the open documents of this kind, at addresses for everybody
        documents: {
          documentID: string
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title: string
          languages: string[]
          appliesTo: string
          access: "open" | "members" | "request"
          revision: string
          issuedOn: string | null
          endsOn: string | null
          ended: boolean // its last day is over
          url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
          file: {
            name: string
            contentType: string
            bytes: number
          }
          picture: {
            url: string | null
          } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
          updatedAt: string
        }[] // of all kinds; `documents.open` gives the file
        status: "draft" | "active" | "archived" | "hidden"
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        updatedAt: string
        appointments: boolean // whether its company may have sellers at `where-to-buy`
        version: number
        versions?: {
          en?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          es?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          it?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          zh?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          de?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
        } // in all languages, asked for by those who edit
        versionLanguages: string[] // in which its company wrote too
      }
    }
    /** The address to print on a product, a GS1 Digital Link where it has a GTIN, and its QR code as SVG. */
    code: {
      input: {
        params: {
          id: string
        }
      }
      answer: {
        address: string
        svg: string
      }
    }
    /** Products with a trade item number, whoever offers them: where a GS1 Digital Link of this site leads. */
    byGtin: {
      input: {
        params: {
          gtin: string // 8, 12, 13 or 14 digits
        }
      }
      answer: {
        productID: string
        key: string
        name: string
        companyName: string
      }[]
    }
    /** Several products, in the order asked, to compare them or to ask for quotations; those that the public may not see are left out. */
    readMany: {
      input: {
        query: {
          ids: string // up to 10 ids, comma between
        }
      }
      answer: {
        productID: string
        businessID: string
        key: string // the readable part of the page address
        name: string
        secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
        description: string
        languages: {
          name: string | null // ISO 639-1; null: unknown
          description: string | null // ISO 639-1; null: unknown
        }
        translation?: {
          language: string
          name?: string
          description?: string
          by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
          provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
          from?: string // by a machine: the language of the original, ISO 639-1
          outdated: boolean // older than the original
        } // in the reader's language; a text that is absent has none, and the original stands
        mainImage: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }
        photoCount: number
        industry: {
          id: string
          name: string
        }
        category: {
          id: string
          name: string
        } | null
        subCategory: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        leadTime: number | null // days
        stock: boolean | null
        businessProfile: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
        }
        partNumber: string | null
        brand: string | null
        minimumOrder: string | null
        hsCode: string | null // customs tariff number, digits only
        gtin: string | null // trade item number of GS1 (EAN, UPC): 8, 12, 13 or 14 digits, the last one checked
        keywords: string[]
        photos: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        images: {
          url: string
          versions: {
            url: string
            width: number
          }[]
          alt?: string
        }[]
        videos: {
          videoID: string
          url: string
        }[]
        price: {
          min: number | null
          max: number | null
          currency: string
          unit: string | null
          tiers: {
            quantity: number
            price: number
          }[] // prices from a quantity on
        } | null // null: on request
        datasheets: {
          url: string
          name: string
          contentType: string
          bytes: number
        }[] // the open documents of this kind, at addresses for everybody
        documents: {
          documentID: string
          kind: "datasheet" | "manual" | "drawing" | "model" | "certificate" | "safety" | "reach" | "rohs" | "cbam" | "conformity" | "other"
          title: string
          languages: string[]
          appliesTo: string
          access: "open" | "members" | "request"
          revision: string
          issuedOn: string | null
          endsOn: string | null
          ended: boolean // its last day is over
          url: string | null // path of the file while it is open to everybody; `view` shows it in the browser
          file: {
            name: string
            contentType: string
            bytes: number
          }
          picture: {
            url: string | null
          } | null // of a STEP file, once it is drawn; `url` is its path while the document is open to everybody
          updatedAt: string
        }[] // of all kinds; `documents.open` gives the file
        status: "draft" | "active" | "archived" | "hidden"
        reactions: {
          reactionCount: {
            like: number
          }
        }
        registeredAt: string
        updatedAt: string
        appointments: boolean // whether its company may have sellers at `where-to-buy`
        version: number
        versions?: {
          en?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          es?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          it?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          zh?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
          de?: {
            name?: string
            description?: string
            machine?: string
            outdated: boolean // older than the original
          }
        } // in all languages, asked for by those who edit
        versionLanguages: string[] // in which its company wrote too
      }[]
    }
    /** The products of a business, newest first; `q` searches within them, `category` takes those of one. */
    byBusiness: {
      input: {
        query: {
          bid: string
          q?: string
          category?: string // a category or subcategory
          facets?: "true" // with `categories` in the answer
          skip?: number // default 0
          size?: number
          limit?: number
          except?: string
        }
      }
      answer: {
        data: {
          productID: string
          businessID: string
          key: string // the readable part of the page address
          name: string
          secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
          description: string
          languages: {
            name: string | null // ISO 639-1; null: unknown
            description: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            name?: string
            description?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
          mainImage: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }
          photoCount: number
          industry: {
            id: string
            name: string
          }
          category: {
            id: string
            name: string
          } | null
          subCategory: {
            id: string
            name: string
          } | null
          specs: {
            key: string
            value: string
            name?: string // the key in the language that was asked for, where it is known in another one
          }[] // the first four
          leadTime: number | null // days
          stock: boolean | null
          businessProfile: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              businessType: {
                code: string
                name: string
              }
            }
            contactInfo: {
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
          }
        }[]
        total: number
        categories?: {
          id: string
          name: string
          count: number
        }[] // the categories of what `q` finds, whatever category is asked for; most products first
      }
    }
  }
  reach: {
    /** Tells once a page what a visitor saw. Each thing counts once a person and day; answered alike whether it counts or not. Safe to repeat. */
    tell: {
      input: {
        body?: {
          answer?: {
            words: string // folded; empty where they may name a person
            key: string // proves words, kind, ids and places to the beacon
            kind: "business" | "product"
            skip: number
            ids: string[] // all hits of the answer, in order
          } // of the search on the page, or that led to it
          seen?: number[] // indexes among the ids of the answer: half visible for a second; default []
          viewed?: {
            kind: "business" | "product"
            id: string
          } // page visible for a second
          compared?: string[]
          source?: "search" | "network" | "outside" | "direct" // default "direct"
          zone?: string // time zone of the browser: the country derives from it; default ""
        }
      }
      answer: {}
    }
    /** Figures of a business by day, product, words, country and source, beside those of its category. Scope: figures:read. */
    read: {
      input: {
        params: {
          businessID: string
        }
        query?: {
          days?: "7" | "30" | "365" // period, today included; never longer than the plan shows; default "30"
        }
      }
      answer: {
        days: number
        longest: number // days that the plan shows
        starts: string[] // days in UTC; the last is not over
        series: {
          kind: "seen" | "viewed" | "people" | "saved" | "compared" | "downloaded" | "inquiries" | "quoted" | "awarded"
          total: number
          before: number | null // in as many days before; null: not kept that long
          values: number[] // a day each
        }[]
        products: {
          productID: string
          key: string
          name: string
          mainImage: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }
          seen: number
          viewed: number
          saved: number
          compared: number
          downloaded: number // documents opened
          inquiries: number
          quoted: number
          awarded: number
          answerMinutes: number | null // median to the first answer
        }[] // most seen first
        words: {
          words: string
          seen: number
          opened: number
          people: number // sum of the days: each person once a day
          place: number | null // mean among the hits, from 1; null: only opened
        }[] // of 3 people on one day or more, most seen first
        fewerWords: {
          words: number
          seen: number
          opened: number
        } // the other words together
        countries: {
          country: {
            code: string
            countryName: string
            emoji: string
          }
          people: number
        }[] // of 5 people on one day or more
        otherCountries: number // people of all other and unknown countries
        sources: {
          source: "search" | "network" | "outside" | "direct"
          viewed: number
        }[]
        visitors: {
          businessID: string
          key: string
          companyName: string
          country: {
            code: string
            countryName: string
            emoji: string
          }
          days: number // on which somebody of it opened a page
          lastOn: string // day in UTC
        }[] | null // companies that chose to be seen, the latest first; null: this one did not, and sees none
        replies: {
          inquiries: number
          answered: number
          withinDay: number
          medianMinutes: number | null
        } // of 90 days, without those of the last day that wait
        samples: {
          requested: number
          approved: number
          declined: number
          shipped: number
          concluded: number
          waiting: number // now, for an answer or the shipment
          late: number // of them, longer than 72 hours or 7 days
        } // asked of the company, in the period
        peers: {
          category: string // name of the first category, or of the industry where it has too few companies
          companies: number
          figures: {
            kind: "answerMinutes" | "seen" | "viewed"
            companies: number // with this figure
            own: number | null
            first: number // quartile
            median: number
            third: number // quartile
            behind: number | null // share of companies that do worse, 0 to 1
          }[]
        } | null // null: fewer than 20 companies in category and industry
      }
    }
  }
  reactions: {
    /** Likes a post, comment, product or business. Safe to repeat. Scope: social:write. */
    react: {
      input: {
        params: {
          resourceType: "post" | "comment" | "product" | "business"
        }
        body: {
          businessID?: string // the acting business; the person itself without
          resourceID: string
          reactionType?: "like" // default "like"
        }
      }
      answer: {
        reactionCount: {
          like: number
        }
        reactionType: "like" | null
      }
    }
    /** Takes the reaction back. Safe to repeat. Scope: social:write. */
    unreact: {
      input: {
        params: {
          resourceType: "post" | "comment" | "product" | "business"
        }
        body: {
          businessID?: string // the acting business; the person itself without
          resourceID: string
        }
      }
      answer: {
        reactionCount: {
          like: number
        }
        reactionType: "like" | null
      }
    }
    /** The own reaction, or that of the business spoken for; null where there is none, always for strangers. */
    check: {
      input: {
        params: {
          resourceID: string
        }
        query?: {
          businessID?: string // the acting business; the person itself without
        }
      }
      answer: {
        reactionType: "like" | null
      }
    }
    /** How many reacted. */
    summary: {
      input: {
        params: {
          resourceID: string
        }
      }
      answer: {
        reactionCount: {
          like: number
        }
      }
    }
  }
  reading: {
    /** Translations by machine of texts that the viewer may read. Originals stay what they are; what cannot be translated is left out. */
    translate: {
      input: {
        body: {
          kind: "product" | "business" | "post" | "comment" | "rfq" | "message" | "quotation"
          ids: string[]
          language: "en" | "es" | "it" | "zh" | "de" // to translate into
          make?: boolean // false: only what was translated before; default true
        }
      }
      answer: {
        data: {
          id: string
          from: string // language of the original, ISO 639-1
          provider: string // deepl, libretranslate, model; glossary: terms of trade alone
          texts: { [name: string]: string } // by field, as in the answer that holds the original
        }[] // in the order asked for; what is not there has none
        refusal: {
          reason: "limit"
          until: string // a new period begins
        } | {
          reason: "unavailable"
        } | {
          reason: "unclear" // the answer was thrown away; the next one would be as well
        } | null // why some lack; null: none does, or their language is unknown
      }
    }
  }
  reference: {
    /** All countries and territories, with flag and dial code. */
    countries: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        countryName: string
        emoji: string
        dialCode: string
        currency: string
        hasStates: boolean
        names: {
          en: string
          es: string
          it: string
          zh: string
          de: string
        }
      }[]
    }
    /** The nine types a business can have. */
    businessTypes: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        businessTypeName: string
        singularName: string
      }[]
    }
    /** Positions people hold. */
    jobPositions: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        jobPositionID: string
        name: string
      }[]
    }
    /** Genders a person may state. */
    genders: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
      }[]
    }
    /** Languages people and businesses speak. */
    languages: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        languageName: string
        nativeName: string
        interface: boolean
      }[]
    }
    /** Incoterms 2020. */
    incoterms: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
        seaOnly: boolean
      }[]
    }
    /** Currencies businesses accept. */
    currencies: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
        symbol: string
      }[]
    }
    /** Ways of paying. */
    paymentTypes: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
      }[]
    }
    /** Ways of packing. */
    packagingTypes: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
      }[]
    }
    /** Units of a production capacity. */
    capacityUnits: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
      }[]
    }
    /** Periods of a production capacity. */
    capacityPeriods: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
      }[]
    }
    /** World market regions. */
    markets: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
      }[]
    }
    /** Kinds of contract manufacturing. */
    contractManufacturing: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        code: string
        name: string
      }[]
    }
    /** Several lists in one answer: those that are named, each as its own call answers it. */
    lists: {
      input: {
        query: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
          names: string | string[] // comma between: countries, businessTypes, jobPositions, genders, languages, incoterms, currencies, paymentTypes, packagingTypes, capacityUnits, capacityPeriods, markets, contractManufacturing, industries
        }
      }
      answer: {
        countries?: {
          code: string
          countryName: string
          emoji: string
          dialCode: string
          currency: string
          hasStates: boolean
          names: {
            en: string
            es: string
            it: string
            zh: string
            de: string
          }
        }[]
        businessTypes?: {
          code: string
          businessTypeName: string
          singularName: string
        }[]
        jobPositions?: {
          jobPositionID: string
          name: string
        }[]
        genders?: {
          code: string
          name: string
        }[]
        languages?: {
          code: string
          languageName: string
          nativeName: string
          interface: boolean
        }[]
        incoterms?: {
          code: string
          name: string
          seaOnly: boolean
        }[]
        currencies?: {
          code: string
          name: string
          symbol: string
        }[]
        paymentTypes?: {
          code: string
          name: string
        }[]
        packagingTypes?: {
          code: string
          name: string
        }[]
        capacityUnits?: {
          code: string
          name: string
        }[]
        capacityPeriods?: {
          code: string
          name: string
        }[]
        markets?: {
          code: string
          name: string
        }[]
        contractManufacturing?: {
          code: string
          name: string
        }[]
        industries?: {
          id: string
          _id: string
          key: string // four digits, 0001 to 0015
          name: string // long label, of the tree
          text: string // short label, of the menu
          slug: string // English label, as it stands in addresses
          description: string
          image: string // address of its icon
          icon: string // name of its icon
        }[]
      }
    }
    /** The states, provinces or regions of a country. */
    states: {
      input: {
        params: {
          code: string
        }
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de" // language of the names; else Accept-Language
        }
      }
      answer: {
        stateID: string
        stateName: string
        countryCode: string
      }[]
    }
    /** Where the reference lists, the sample data and the look come from, and under which licence. */
    attributions: {
      input: {}
      answer: {
        key: string
        name: string
        by: string
        url: string
        licence: string
        what: string
        use: "reference" | "sample" | "look"
      }[]
    }
  }
  removals: {
    /** Asks for the removal of a company; a code goes to the mailbox. No account is needed. */
    request: {
      input: {
        params: {
          id: string
        }
        body: {
          email: string
          reason: string
          soleTrader?: boolean // the company bears the name of a natural person; default false
        }
      }
      answer: {
        removalID: string
      }
    }
    /** Proves the mailbox. A mailbox at the domain of a listing that nobody runs removes it, a sole trader is hidden at once, else the staff decides. */
    confirm: {
      input: {
        params: {
          id: string
          removalID: string
        }
        body: {
          code: string
        }
      }
      answer: {
        state: "waiting" | "hidden" | "removed" | "refused"
      }
    }
  }
  reviews: {
    /** Reviews of a business after dealings, the strongest evidence first, with figures from three firms on, and what it did as a buyer. */
    ofBusiness: {
      input: {
        params: {
          id: string
        }
        query?: {
          side?: "buyer" | "supplier" // who wrote them; default "buyer"
          evidence?: "all" | "awarded" // `awarded`: also those with a delivery shown; default "all"
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          reviewID: string
          by: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: not named, or no longer here
          country: {
            code: string
            countryName: string
            emoji: string
          } | null // of the writer
          industry: {
            id: string
            name: string
          } | null // of the writer
          side: "buyer" | "supplier" // the writer’s
          product: string | null
          handedAt: string
          grade: "talked" | "quoted" | "awarded" | "delivered"
          standing: "counts" | "talked" | "checked" | "related" | "older" // `counts`: in the figures; the others say why not
          scores: { [name: string]: number | null }
          again: boolean | null
          content: string
          amended: {
            at: string
            reason: string
          } | null
          reply: {
            content: string
            at: string
          } | null
        }[]
        total: number
        companyName: string
        key: string
        all: number
        awarded: number // awarded or delivered
        figures: {
          overall: number
          scores: { [name: string]: number | null }
          firms: number
          reviews: number
          again: {
            yes: number
            of: number
          }
        } | null // null: fewer than three firms
        removed: number // by the staff
        buyer: {
          quotations: number // received in 24 months
          answered: number // of these, with a message afterwards
          told: number // of these, awarded or told the outcome
          awarded: number
          figures: {
            overall: number
            scores: { [name: string]: number | null }
            firms: number
            reviews: number
            again: {
              yes: number
              of: number
            }
          } | null
        } // the business as a buyer
      }
    }
  }
  inquiries: {
    /** Sends an inquiry to a business, as oneself or as a business (`from`). It begins a thread. Refused with Conflict where nobody would read it: `fields.to` is `listed` (see `keep`) or `collection`. Scope: inquiries:write. */
    send: {
      input: {
        body: {
          to: string // the business that is asked
          from?: string // the business that asks; the person itself without
          subject: string
          message: string
          language?: string // ISO 639 code of the language of the text; detected without
          product?: string // the product asked about, of the business that is asked
          files?: (string | {
            token: string
          } | {
            url: string
          })[]
          afterNda?: boolean // the files are opened to the other side only once both signed an NDA; default false
          idempotencyKey?: string // in place of the header Idempotency-Key; kept with the message as the sender's own id of it
        }
      }
      answer: {
        requestID: string
        held: boolean // waits for a moderator
      }
    }
    /** The threads of an actor, the latest message first. Archived ones only by `filter`. `q` searches subject, counterpart and text. Scope: inquiries:read. */
    list: {
      input: {
        query?: {
          ubid?: string // a business, or the own user id; the person itself without
          skip?: number // default 0
          size?: number
          limit?: number
          q?: string
          filter?: "all" | "unread" | "assigned" | "samples" | "archived" // assigned: to the viewer; samples: with one under way; default "all"
          label?: string
          before?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          requestID: string
          status: "open" | "closed"
          senderType: "user" | "business"
          from: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
            id: string // `userID` or `businessID`
            kind: "user" | "business"
            gone: boolean
          }
          to: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
            id: string // `userID` or `businessID`
            kind: "user" | "business"
            gone: boolean
          }
          side: "S" | "R" // of whom the thread is read
          subject: string // the sentence in the reader's language, or the sender's own words
          subjectCode: "manufacturer" | "privateLabel" | "exclusiveDistributor" | "worldwideDistributor" | "priceList" | "discountPolicy" | "other"
          product: {
            productID: string
            key: string
            name: string
            mainImage: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            }
          } | null // the product asked about, while it can be seen
          rfqID: string | null // the request for quotation that began the thread
          sample: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn" | null // state of the latest sample that is under way
          nda: "own" | "other" | null // side whose signature a proposed NDA waits for; own: also where it waits for both
          documentID: string | null // the document that it asks for
          createdAt: string
          lastMessage: {
            messageID: string
            type: "text" | "file" | "quotation" | "sample" | "system"
            content: string
            language: string | null // ISO 639 code of the language of the text; null: not known
            datetime: string
            from: "S" | "R"
          }
          unread: number // messages of the other side that the own side has not read
          held: boolean // waits for a moderator; the receiver does not see it yet
          assignee: {
            userID?: string
            firstName?: string
            lastName?: string
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
          } | null
          labels: {
            id: string
            name: string
            color: "gray" | "blue" | "green" | "yellow" | "red" | "purple"
          }[]
          archived: boolean
          can: {
            send: boolean
            end: boolean
            manageLabels: boolean
          }
        }[]
        total: number
        nextID: string | null
      }
    }
    /** The person first, then each business whose inquiries the person may read, with its unread messages. Scope: inquiries:read. */
    inboxes: {
      input: {}
      answer: {
        data: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          id: string // `userID` or `businessID`
          kind: "user" | "business"
          gone: boolean
          access: "member" | "editor" | "admin" | "owner" | null // null: the person itself
          unread: number // unread messages
        }[]
        unread: number // of all together
      }
    }
    /** One thread, as one of its two sides. Scope: inquiries:read. */
    read: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {
        requestID: string
        status: "open" | "closed"
        senderType: "user" | "business"
        from: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          id: string // `userID` or `businessID`
          kind: "user" | "business"
          gone: boolean
        }
        to: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          id: string // `userID` or `businessID`
          kind: "user" | "business"
          gone: boolean
        }
        side: "S" | "R" // of whom the thread is read
        subject: string // the sentence in the reader's language, or the sender's own words
        subjectCode: "manufacturer" | "privateLabel" | "exclusiveDistributor" | "worldwideDistributor" | "priceList" | "discountPolicy" | "other"
        product: {
          productID: string
          key: string
          name: string
          mainImage: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }
        } | null // the product asked about, while it can be seen
        rfqID: string | null // the request for quotation that began the thread
        sample: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn" | null // state of the latest sample that is under way
        nda: "own" | "other" | null // side whose signature a proposed NDA waits for; own: also where it waits for both
        documentID: string | null // the document that it asks for
        createdAt: string
        lastMessage: {
          messageID: string
          type: "text" | "file" | "quotation" | "sample" | "system"
          content: string
          language: string | null // ISO 639 code of the language of the text; null: not known
          datetime: string
          from: "S" | "R"
        }
        unread: number // messages of the other side that the own side has not read
        held: boolean // waits for a moderator; the receiver does not see it yet
        assignee: {
          userID?: string
          firstName?: string
          lastName?: string
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
        } | null
        labels: {
          id: string
          name: string
          color: "gray" | "blue" | "green" | "yellow" | "red" | "purple"
        }[]
        archived: boolean
        can: {
          send: boolean
          end: boolean
          manageLabels: boolean
        }
      }
    }
    /** A page of messages, the newest last: the latest, those before a message, or those after one. Scope: inquiries:read. */
    messages: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
          before?: string // `nextID` of the page before
          after?: string // a message: what came since, oldest first
          size?: number
        }
      }
      answer: {
        data: {
          messageID: string
          type: "text" | "file" | "quotation" | "sample" | "system"
          content: string
          language: string | null // ISO 639 code of the language of the text; null: not known
          datetime: string
          from: "S" | "R"
          files: {
            fileID: string
            name: string
            contentType: string // by its bytes
            bytes: number
            afterNda?: true // open to the other side only while an NDA covers it
            locked?: true // not open to the viewer
          }[]
          quotation: {
            rfqID: string
            version: number
            unitPrice: number // of the first tier
            quantity: number // from which the first tier holds
            tiers: number // how many there are
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null // in `unit`
            leadTime: number | null // days
            validUntil: string | null
          } | null // main terms, of a `quotation`
          sample: {
            sampleID: string
            name: string // of the thing
            state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn" // that the step led to
            quantity: number | null
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container" | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null // destination
            freight: "supplier" | "buyer" | null // who pays it
            deducted: boolean | null // the buyer asks that the cost be deducted from a later order
            fee: number | null // cost of the sample; null: not stated
            currency: string | null
            carrier: string | null
            tracking: string | null
            outcome: "orders" | "fits" | "unfit" | "open" | null
          } | null // step of a sample, of a `sample`; its words are the content
          seen: boolean // read by the other side, as far as it shows that; false for messages of the other side
          writer: {
            userID?: string
            firstName?: string
            lastName?: string
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
          } | null // the person who wrote it: of one's own side only
          idempotencyKey: string | null // the viewer's own id of an own message, as sent in its body
        }[]
        nextID: string | null
        unread: number
        firstUnreadID: string | null // the first message that the own side has not read
      }
    }
    /** Writes into an open thread, as one of its two sides. Scope: inquiries:write. */
    sendMessage: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          content?: string
          language?: string // ISO 639 code of the language of the text; detected without
          files?: (string | {
            token: string
          } | {
            url: string
          })[]
          afterNda?: boolean // the files are opened to the other side only once both signed an NDA; default false
          idempotencyKey?: string // in place of the header Idempotency-Key; kept with the message as the sender's own id of it
        }
      }
      answer: {
        messageID: string
        type: "text" | "file" | "quotation" | "sample" | "system"
        content: string
        language: string | null // ISO 639 code of the language of the text; null: not known
        datetime: string
        from: "S" | "R"
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        quotation: {
          rfqID: string
          version: number
          unitPrice: number // of the first tier
          quantity: number // from which the first tier holds
          tiers: number // how many there are
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          currency: string
          minimumOrder: number | null // in `unit`
          leadTime: number | null // days
          validUntil: string | null
        } | null // main terms, of a `quotation`
        sample: {
          sampleID: string
          name: string // of the thing
          state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn" // that the step led to
          quantity: number | null
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container" | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null // destination
          freight: "supplier" | "buyer" | null // who pays it
          deducted: boolean | null // the buyer asks that the cost be deducted from a later order
          fee: number | null // cost of the sample; null: not stated
          currency: string | null
          carrier: string | null
          tracking: string | null
          outcome: "orders" | "fits" | "unfit" | "open" | null
        } | null // step of a sample, of a `sample`; its words are the content
        seen: boolean // read by the other side, as far as it shows that; false for messages of the other side
        writer: {
          userID?: string
          firstName?: string
          lastName?: string
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
        } | null // the person who wrote it: of one's own side only
        idempotencyKey: string | null // the viewer's own id of an own message, as sent in its body
      }
    }
    /** Ends a thread for good, as either side; for a business its owners and admins. Safe to repeat. Scope: inquiries:write. */
    end: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {
        requestID: string
        status: "open" | "closed"
        senderType: "user" | "business"
        from: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          id: string // `userID` or `businessID`
          kind: "user" | "business"
          gone: boolean
        }
        to: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          id: string // `userID` or `businessID`
          kind: "user" | "business"
          gone: boolean
        }
        side: "S" | "R" // of whom the thread is read
        subject: string // the sentence in the reader's language, or the sender's own words
        subjectCode: "manufacturer" | "privateLabel" | "exclusiveDistributor" | "worldwideDistributor" | "priceList" | "discountPolicy" | "other"
        product: {
          productID: string
          key: string
          name: string
          mainImage: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }
        } | null // the product asked about, while it can be seen
        rfqID: string | null // the request for quotation that began the thread
        sample: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn" | null // state of the latest sample that is under way
        nda: "own" | "other" | null // side whose signature a proposed NDA waits for; own: also where it waits for both
        documentID: string | null // the document that it asks for
        createdAt: string
        lastMessage: {
          messageID: string
          type: "text" | "file" | "quotation" | "sample" | "system"
          content: string
          language: string | null // ISO 639 code of the language of the text; null: not known
          datetime: string
          from: "S" | "R"
        }
        unread: number // messages of the other side that the own side has not read
        held: boolean // waits for a moderator; the receiver does not see it yet
        assignee: {
          userID?: string
          firstName?: string
          lastName?: string
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
        } | null
        labels: {
          id: string
          name: string
          color: "gray" | "blue" | "green" | "yellow" | "red" | "purple"
        }[]
        archived: boolean
        can: {
          send: boolean
          end: boolean
          manageLabels: boolean
        }
      }
    }
    /** Marks what the other side wrote as read, up to a message or all. Safe to repeat. Scope: inquiries:write. */
    markRead: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body?: {
          messageID?: string
        }
      }
      answer: {
        unread: number
        inboxUnread: number // of the whole inbox
      }
    }
    /** Tells the other side that somebody is typing, for some seconds. Send it at most every four. Scope: inquiries:write. */
    typing: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {}
    }
    /** An address at which the viewer can download a file of the thread, for some minutes. Scope: inquiries:read. */
    file: {
      input: {
        params: {
          rid: string
          fileID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {
        url: string
        expire: string
      }
    }
    /** Whether others see what the viewer has read, and that the viewer is typing. Scope: inquiries:read. */
    settings: {
      input: {}
      answer: {
        showRead: boolean // do others see what was read?
        showTyping: boolean // do others see that the person is typing?
      }
    }
    /** Changes what is sent of these settings. Scope: inquiries:write. */
    changeSettings: {
      input: {
        body?: {
          showRead?: boolean // do others see what was read?
          showTyping?: boolean // do others see that the person is typing?
        }
      }
      answer: {
        showRead: boolean // do others see what was read?
        showTyping: boolean // do others see that the person is typing?
      }
    }
    /** Puts a member of the business in charge of the thread, or nobody (an empty `userID`). Safe to repeat. Scope: inquiries:write. */
    assign: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          userID: string | ""
        }
      }
      answer: {
        assignee: {
          userID?: string
          firstName?: string
          lastName?: string
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
        } | null
      }
    }
    /** Puts the thread away, or back. A new message of the other side brings it back. Safe to repeat. Scope: inquiries:write. */
    archive: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          archived: boolean
        }
      }
      answer: {
        archived: boolean
      }
    }
    /** Sets which labels of the business the thread has. Safe to repeat. Scope: inquiries:write. */
    setLabels: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          labels: string[]
        }
      }
      answer: {
        labels: {
          id: string
          name: string
          color: "gray" | "blue" | "green" | "yellow" | "red" | "purple"
        }[]
      }
    }
    /** The internal notes of the own side about a thread, oldest first. Scope: inquiries:read. */
    notes: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {
        id: string
        content: string
        writer: {
          userID?: string
          firstName?: string
          lastName?: string
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
        } | null // null: who left the network
        createdAt: string
        own: boolean // written by the viewer, who may remove it
      }[]
    }
    /** Adds an internal note, which the other side never sees. Scope: inquiries:write. */
    addNote: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          content: string
        }
      }
      answer: {
        id: string
        content: string
        writer: {
          userID?: string
          firstName?: string
          lastName?: string
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
        } | null // null: who left the network
        createdAt: string
        own: boolean // written by the viewer, who may remove it
      }
    }
    /** Removes an own note. Safe to repeat. Scope: inquiries:write. */
    removeNote: {
      input: {
        params: {
          rid: string
          id: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {}
    }
    /** The labels of the business for its inquiries, by name. Scope: inquiries:read. */
    labels: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        id: string
        name: string
        color: "gray" | "blue" | "green" | "yellow" | "red" | "purple"
      }[]
    }
    /** Adds a label. Scope: inquiries:write. */
    addLabel: {
      input: {
        params: {
          businessID: string
        }
        body: {
          name: string
          color?: "gray" | "blue" | "green" | "yellow" | "red" | "purple" // default "gray"
        }
      }
      answer: {
        id: string
        name: string
        color: "gray" | "blue" | "green" | "yellow" | "red" | "purple"
      }
    }
    /** Changes the name and color of a label. Scope: inquiries:write. */
    changeLabel: {
      input: {
        params: {
          businessID: string
          id: string
        }
        body: {
          name: string
          color?: "gray" | "blue" | "green" | "yellow" | "red" | "purple" // default "gray"
        }
      }
      answer: {
        id: string
        name: string
        color: "gray" | "blue" | "green" | "yellow" | "red" | "purple"
      }
    }
    /** Removes a label, from every thread that has it. Safe to repeat. Scope: inquiries:write. */
    removeLabel: {
      input: {
        params: {
          businessID: string
          id: string
        }
      }
      answer: {}
    }
    /** The saved replies of the business, by name. Scope: inquiries:read. */
    savedReplies: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        id: string
        name: string
        content: string
      }[]
    }
    /** Saves a reply; its placeholders are filled in where it is used. Scope: inquiries:write. */
    addSavedReply: {
      input: {
        params: {
          businessID: string
        }
        body: {
          name: string
          content: string // with placeholders, see `placeholders.ts`
        }
      }
      answer: {
        id: string
        name: string
        content: string
      }
    }
    /** Changes a saved reply. Scope: inquiries:write. */
    changeSavedReply: {
      input: {
        params: {
          businessID: string
          id: string
        }
        body: {
          name: string
          content: string // with placeholders, see `placeholders.ts`
        }
      }
      answer: {
        id: string
        name: string
        content: string
      }
    }
    /** Removes a saved reply. Safe to repeat. Scope: inquiries:write. */
    removeSavedReply: {
      input: {
        params: {
          businessID: string
          id: string
        }
      }
      answer: {}
    }
    /** Keeps an inquiry for a company that nobody runs, for 30 days. Nobody reads it until the company is claimed; then it arrives as a thread. The same text again keeps one. Scope: inquiries:write. */
    keep: {
      input: {
        body: {
          to: string // the business that is asked
          from?: string // the business that asks; the person itself without
          subject: string
          message: string
          language?: string // ISO 639 code of the language of the text; detected without
          product?: string // the product asked about, of the business that is asked
          idempotencyKey?: string // in place of the header Idempotency-Key; kept with the message as the sender's own id of it
        }
      }
      answer: {
        id: string
        state: "kept" | "ended" // ended: the time was over or the company left; the text is deleted
        business: {
          businessID: string
          key: string // the readable part of the page address
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        } | null // null: no longer public
        subject: string
        subjectCode: "manufacturer" | "privateLabel" | "exclusiveDistributor" | "worldwideDistributor" | "priceList" | "discountPolicy" | "other"
        product: {
          productID: string
          key: string
          name: string
        } | null
        message: string
        language: string | null // ISO 639 code of the language of the text; null: not known
        createdAt: string
        keptUntil: string
        token: string // of the link that the buyer forwards to the company: `/kept/{token}`
        held: boolean // a moderator sees it before the company does
      }
    }
    /** What an actor keeps for companies that nobody runs, the newest first; ended ones for 30 days. Scope: inquiries:read. */
    kept: {
      input: {
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          id: string
          state: "kept" | "ended" // ended: the time was over or the company left; the text is deleted
          business: {
            businessID: string
            key: string // the readable part of the page address
            general: {
              companyName: string
              shortDescription: string
              businessType: {
                code: string
                name: string
              }
              industry: {
                id: string
                name: string
              }
              categories: {
                id: string
                name: string
                industryID: string
              }[]
              yearStablished: number | null
              totalEmployees: {
                min: number | null
                max: number | null
              } | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null // null: a listed company that gave none; never a drawing in its place
              languages: {
                shortDescription: string | null // ISO 639-1; null: unknown
                generalDescription: string | null // ISO 639-1; null: unknown
              }
              translation?: {
                language: string
                shortDescription?: string
                generalDescription?: string
                by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
                provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
                from?: string // by a machine: the language of the original, ISO 639-1
                outdated: boolean // older than the original
              } // in the reader's language; a text that is absent has none, and the original stands
            }
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          } | null // null: no longer public
          subject: string
          subjectCode: "manufacturer" | "privateLabel" | "exclusiveDistributor" | "worldwideDistributor" | "priceList" | "discountPolicy" | "other"
          product: {
            productID: string
            key: string
            name: string
          } | null
          message: string
          language: string | null // ISO 639 code of the language of the text; null: not known
          createdAt: string
          keptUntil: string
          token: string // of the link that the buyer forwards to the company: `/kept/{token}`
          held: boolean // a moderator sees it before the company does
        }[]
        nextID: string | null
      }
    }
    /** Keeps it for 30 days from now. Scope: inquiries:write. */
    renewKept: {
      input: {
        params: {
          id: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body?: {}
      }
      answer: {
        id: string
        state: "kept" | "ended" // ended: the time was over or the company left; the text is deleted
        business: {
          businessID: string
          key: string // the readable part of the page address
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        } | null // null: no longer public
        subject: string
        subjectCode: "manufacturer" | "privateLabel" | "exclusiveDistributor" | "worldwideDistributor" | "priceList" | "discountPolicy" | "other"
        product: {
          productID: string
          key: string
          name: string
        } | null
        message: string
        language: string | null // ISO 639 code of the language of the text; null: not known
        createdAt: string
        keptUntil: string
        token: string // of the link that the buyer forwards to the company: `/kept/{token}`
        held: boolean // a moderator sees it before the company does
      }
    }
    /** Withdraws it: the text is deleted. Safe to repeat. Scope: inquiries:write. */
    withdrawKept: {
      input: {
        params: {
          id: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {}
    }
    /** What the company may know of an inquiry that waits for it: the subject, product and country, no text. */
    keptNotice: {
      input: {
        params: {
          token: string // of the link that the buyer forwards
        }
      }
      answer: {
        business: {
          businessID: string
          key: string // the readable part of the page address
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
        }
        subject: string
        product: string | null // its name
        country: {
          code: string
          countryName: string
          emoji: string
        } | null // of the buyer
        createdAt: string
        keptUntil: string
      }
    }
  }
  rfqs: {
    /** Up to ten suppliers that make the thing, each with why it is proposed. Those with `presence: listed` can not be asked yet; see `keep` of inquiries. Scope: inquiries:write. */
    propose: {
      input: {
        body?: {
          textQuery?: string
          product?: string
          category?: string
          country?: string // of the buyer
        }
      }
      answer: {
        thing: string | null // the thing as it was understood; null: by the category alone
        category: {
          id: string
          name: string
        } | null // the category of the thing
        data: {
          business: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              shortDescription: string
              businessType: {
                code: string
                name: string
              }
              industry: {
                id: string
                name: string
              }
              categories: {
                id: string
                name: string
                industryID: string
              }[]
              yearStablished: number | null
              totalEmployees: {
                min: number | null
                max: number | null
              } | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null // null: a listed company that gave none; never a drawing in its place
              languages: {
                shortDescription: string | null // ISO 639-1; null: unknown
                generalDescription: string | null // ISO 639-1; null: unknown
              }
              translation?: {
                language: string
                shortDescription?: string
                generalDescription?: string
                by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
                provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
                from?: string // by a machine: the language of the original, ISO 639-1
                outdated: boolean // older than the original
              } // in the reader's language; a text that is absent has none, and the original stands
            }
            contactInfo: {
              city: string | null
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
            tradeCapabilities: {
              averageLeadTime: number | null // days
            }
            reactions: {
              reactionCount: {
                like: number
              }
            }
            registeredAt: string
          }
          reasons: {
            kind: "product" | "profile" | "category" | "country" | "certificates" | "verified" | "replyRate" // product: it offers the thing; profile: its profile names it; category: it stands in the category asked for
            products?: number // of a `product`: how many are the thing, at most 100
          }[]
        }[] // those that answer first, then those that nobody runs yet
        appointed: {
          business: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              shortDescription: string
              businessType: {
                code: string
                name: string
              }
              industry: {
                id: string
                name: string
              }
              categories: {
                id: string
                name: string
                industryID: string
              }[]
              yearStablished: number | null
              totalEmployees: {
                min: number | null
                max: number | null
              } | null
              profilePhoto: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null // null: a listed company that gave none; never a drawing in its place
              languages: {
                shortDescription: string | null // ISO 639-1; null: unknown
                generalDescription: string | null // ISO 639-1; null: unknown
              }
              translation?: {
                language: string
                shortDescription?: string
                generalDescription?: string
                by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
                provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
                from?: string // by a machine: the language of the original, ISO 639-1
                outdated: boolean // older than the original
              } // in the reader's language; a text that is absent has none, and the original stands
            }
            contactInfo: {
              city: string | null
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
            tradeCapabilities: {
              averageLeadTime: number | null // days
            }
            reactions: {
              reactionCount: {
                like: number
              }
            }
            registeredAt: string
          }
          maker: {
            id: string
            name: string
          } // in `data`, and asked in any case
        }[] // sellers in the country of the buyer, confirmed by both; beside the makers, never in their place
      }
    }
    /** Sends a request for quotation to up to ten suppliers, each in a thread of its own. Scope: inquiries:write. */
    create: {
      input: {
        body: {
          title: string
          product?: string | null // id of the product that it is about
          category?: string | null
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          specs?: {
            key: string
            value: string
          }[]
          description?: string
          files?: (string | {
            token: string
          } | {
            url: string
          })[] // specifications and drawings, for the suppliers that receive it
          afterNda?: boolean // the files are opened to the other side only once both signed an NDA; default false
          country: string // destination
          incoterm?: string | null
          targetPrice?: number | null // for one unit, in `currency`
          currency: string // quotations are compared in it
          deadline: string // quotations are taken until the end of this day, UTC
          place?: string | null // of the destination, where it is to arrive
          neededBy?: string | null // when it is to be there
          suppliers: string[] // ids of the businesses that receive it
          businessID?: string // the acting business; the person itself without
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        rfqID: string
      }
    }
    /** Requests for quotation that the viewer or its businesses sent, or received; latest first. Scope: inquiries:read. */
    list: {
      input: {
        query?: {
          role?: "buyer" | "supplier" // `buyer`: those sent; `supplier`: those received; default "buyer"
          status?: "open" | "expired" | "awarded" | "closed"
          skip?: number // default 0
          size?: number
          limit?: number
        }
      }
      answer: {
        data: {
          rfqID: string
          title: string
          language: string | null // ISO 639 code of the language of title and description; null: not known
          status: "open" | "expired" | "awarded" | "closed"
          buyer: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: left the network
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          deadline: string
          createdAt: string
          supplierCount: number // for the buyer; 1 for a supplier
          quotationCount: number // suppliers that have quoted; for a supplier its own
        }[]
        total: number
      }
    }
    /** A request for quotation with its quotations: all for the buyer, the own ones for a supplier. Scope: inquiries:read. */
    read: {
      input: {
        params: {
          rfqID: string
        }
      }
      answer: {
        rfqID: string
        title: string
        language: string | null // ISO 639 code of the language of title and description; null: not known
        status: "open" | "expired" | "awarded" | "closed"
        buyer: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        quantity: number
        unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
        country: {
          code: string
          countryName: string
          emoji: string
        } // destination
        deadline: string
        createdAt: string
        supplierCount: number // for the buyer; 1 for a supplier
        quotationCount: number // suppliers that have quoted; for a supplier its own
        role: "buyer" | "supplier"
        product: {
          productID: string
          key: string
          name: string
        } | null
        category: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        description: string
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        incoterm: {
          code: string
          name: string
        } | null
        targetPrice: number | null
        currency: string
        place: string // of the destination
        neededBy: string | null
        estimates: {
          handling: number | null
          dutyPercent: number | null
        } | null // the buyer's own figures for landed costs; null for a supplier
        suppliers: {
          businessID: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: no longer public
          requestID: string // the thread with it
          state: "invited" | "quoted" | "declined"
          declineReason: string
          awarded: boolean
          facts: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of its first answers; null below 5 inquiries
          } | null // what a buyer compares; null for a supplier, and for a business that is no longer public
          quotations: {
            quotationID: string
            version: number // 1 is the first; a revision is one more
            tiers: {
              quantity: number
              unitPrice: number
            }[]
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null
            leadTime: number | null // days
            transitDays: number | null
            incoterm: {
              code: string
              name: string
            } | null
            place: string
            pickUp: number | null
            freight: number | null
            insurance: number | null
            handling: number | null
            paymentTerms: string
            paymentDays: number | null
            validUntil: string | null
            warrantyMonths: number | null
            reference: string
            note: string
            language: string | null // ISO 639 code of the language of note and payment terms; null: not known
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[]
            createdAt: string
          }[] // all versions, the latest first
        }[] // all for the buyer, the own businesses for a supplier
        rates: {
          currency: string
          perEuro: number
          date: string
          source: string
        }[] // exchange rates of the operator, for comparing; empty for a supplier
        can: {
          award: boolean
          close: boolean
          reopen: boolean
          answer: boolean
        }
      }
    }
    /** An address at which the viewer can download a file of the request or of a quotation, for some minutes. Scope: inquiries:read. */
    file: {
      input: {
        params: {
          rfqID: string
          fileID: string
        }
      }
      answer: {
        url: string
        expire: string
      }
    }
    /** Awards the request to a supplier that has quoted; every supplier is told. Safe to repeat. Scope: inquiries:write. */
    award: {
      input: {
        params: {
          rfqID: string
        }
        body: {
          supplier: string // id of the business
        }
      }
      answer: {
        rfqID: string
        title: string
        language: string | null // ISO 639 code of the language of title and description; null: not known
        status: "open" | "expired" | "awarded" | "closed"
        buyer: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        quantity: number
        unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
        country: {
          code: string
          countryName: string
          emoji: string
        } // destination
        deadline: string
        createdAt: string
        supplierCount: number // for the buyer; 1 for a supplier
        quotationCount: number // suppliers that have quoted; for a supplier its own
        role: "buyer" | "supplier"
        product: {
          productID: string
          key: string
          name: string
        } | null
        category: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        description: string
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        incoterm: {
          code: string
          name: string
        } | null
        targetPrice: number | null
        currency: string
        place: string // of the destination
        neededBy: string | null
        estimates: {
          handling: number | null
          dutyPercent: number | null
        } | null // the buyer's own figures for landed costs; null for a supplier
        suppliers: {
          businessID: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: no longer public
          requestID: string // the thread with it
          state: "invited" | "quoted" | "declined"
          declineReason: string
          awarded: boolean
          facts: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of its first answers; null below 5 inquiries
          } | null // what a buyer compares; null for a supplier, and for a business that is no longer public
          quotations: {
            quotationID: string
            version: number // 1 is the first; a revision is one more
            tiers: {
              quantity: number
              unitPrice: number
            }[]
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null
            leadTime: number | null // days
            transitDays: number | null
            incoterm: {
              code: string
              name: string
            } | null
            place: string
            pickUp: number | null
            freight: number | null
            insurance: number | null
            handling: number | null
            paymentTerms: string
            paymentDays: number | null
            validUntil: string | null
            warrantyMonths: number | null
            reference: string
            note: string
            language: string | null // ISO 639 code of the language of note and payment terms; null: not known
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[]
            createdAt: string
          }[] // all versions, the latest first
        }[] // all for the buyer, the own businesses for a supplier
        rates: {
          currency: string
          perEuro: number
          date: string
          source: string
        }[] // exchange rates of the operator, for comparing; empty for a supplier
        can: {
          award: boolean
          close: boolean
          reopen: boolean
          answer: boolean
        }
      }
    }
    /** Closes the request without an award; every supplier is told. Safe to repeat. Scope: inquiries:write. */
    close: {
      input: {
        params: {
          rfqID: string
        }
      }
      answer: {
        rfqID: string
        title: string
        language: string | null // ISO 639 code of the language of title and description; null: not known
        status: "open" | "expired" | "awarded" | "closed"
        buyer: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        quantity: number
        unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
        country: {
          code: string
          countryName: string
          emoji: string
        } // destination
        deadline: string
        createdAt: string
        supplierCount: number // for the buyer; 1 for a supplier
        quotationCount: number // suppliers that have quoted; for a supplier its own
        role: "buyer" | "supplier"
        product: {
          productID: string
          key: string
          name: string
        } | null
        category: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        description: string
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        incoterm: {
          code: string
          name: string
        } | null
        targetPrice: number | null
        currency: string
        place: string // of the destination
        neededBy: string | null
        estimates: {
          handling: number | null
          dutyPercent: number | null
        } | null // the buyer's own figures for landed costs; null for a supplier
        suppliers: {
          businessID: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: no longer public
          requestID: string // the thread with it
          state: "invited" | "quoted" | "declined"
          declineReason: string
          awarded: boolean
          facts: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of its first answers; null below 5 inquiries
          } | null // what a buyer compares; null for a supplier, and for a business that is no longer public
          quotations: {
            quotationID: string
            version: number // 1 is the first; a revision is one more
            tiers: {
              quantity: number
              unitPrice: number
            }[]
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null
            leadTime: number | null // days
            transitDays: number | null
            incoterm: {
              code: string
              name: string
            } | null
            place: string
            pickUp: number | null
            freight: number | null
            insurance: number | null
            handling: number | null
            paymentTerms: string
            paymentDays: number | null
            validUntil: string | null
            warrantyMonths: number | null
            reference: string
            note: string
            language: string | null // ISO 639 code of the language of note and payment terms; null: not known
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[]
            createdAt: string
          }[] // all versions, the latest first
        }[] // all for the buyer, the own businesses for a supplier
        rates: {
          currency: string
          perEuro: number
          date: string
          source: string
        }[] // exchange rates of the operator, for comparing; empty for a supplier
        can: {
          award: boolean
          close: boolean
          reopen: boolean
          answer: boolean
        }
      }
    }
    /** Takes quotations again, until the deadline; an award is also withdrawn after it, within 24 hours. Every supplier is told. Safe to repeat. Scope: inquiries:write. */
    reopen: {
      input: {
        params: {
          rfqID: string
        }
      }
      answer: {
        rfqID: string
        title: string
        language: string | null // ISO 639 code of the language of title and description; null: not known
        status: "open" | "expired" | "awarded" | "closed"
        buyer: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        quantity: number
        unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
        country: {
          code: string
          countryName: string
          emoji: string
        } // destination
        deadline: string
        createdAt: string
        supplierCount: number // for the buyer; 1 for a supplier
        quotationCount: number // suppliers that have quoted; for a supplier its own
        role: "buyer" | "supplier"
        product: {
          productID: string
          key: string
          name: string
        } | null
        category: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        description: string
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        incoterm: {
          code: string
          name: string
        } | null
        targetPrice: number | null
        currency: string
        place: string // of the destination
        neededBy: string | null
        estimates: {
          handling: number | null
          dutyPercent: number | null
        } | null // the buyer's own figures for landed costs; null for a supplier
        suppliers: {
          businessID: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: no longer public
          requestID: string // the thread with it
          state: "invited" | "quoted" | "declined"
          declineReason: string
          awarded: boolean
          facts: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of its first answers; null below 5 inquiries
          } | null // what a buyer compares; null for a supplier, and for a business that is no longer public
          quotations: {
            quotationID: string
            version: number // 1 is the first; a revision is one more
            tiers: {
              quantity: number
              unitPrice: number
            }[]
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null
            leadTime: number | null // days
            transitDays: number | null
            incoterm: {
              code: string
              name: string
            } | null
            place: string
            pickUp: number | null
            freight: number | null
            insurance: number | null
            handling: number | null
            paymentTerms: string
            paymentDays: number | null
            validUntil: string | null
            warrantyMonths: number | null
            reference: string
            note: string
            language: string | null // ISO 639 code of the language of note and payment terms; null: not known
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[]
            createdAt: string
          }[] // all versions, the latest first
        }[] // all for the buyer, the own businesses for a supplier
        rates: {
          currency: string
          perEuro: number
          date: string
          source: string
        }[] // exchange rates of the operator, for comparing; empty for a supplier
        can: {
          award: boolean
          close: boolean
          reopen: boolean
          answer: boolean
        }
      }
    }
    /** The latest quotations compared, as a PDF in base64, in the language of the call; for the buyer. Scope: inquiries:read. */
    comparison: {
      input: {
        params: {
          rfqID: string
        }
        query?: {
          currency?: string // that of the request without
        }
      }
      answer: {
        name: string
        content: string
      }
    }
    /** Keeps the buyer's own figures for landed costs; suppliers do not see them. Safe to repeat. Scope: inquiries:write. */
    estimate: {
      input: {
        params: {
          rfqID: string
        }
        body?: {
          handling?: number | null // of a delivery, where the supplier states none
          dutyPercent?: number | null // import duty, of the price with carriage and insurance
        }
      }
      answer: {
        rfqID: string
        title: string
        language: string | null // ISO 639 code of the language of title and description; null: not known
        status: "open" | "expired" | "awarded" | "closed"
        buyer: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        quantity: number
        unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
        country: {
          code: string
          countryName: string
          emoji: string
        } // destination
        deadline: string
        createdAt: string
        supplierCount: number // for the buyer; 1 for a supplier
        quotationCount: number // suppliers that have quoted; for a supplier its own
        role: "buyer" | "supplier"
        product: {
          productID: string
          key: string
          name: string
        } | null
        category: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        description: string
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        incoterm: {
          code: string
          name: string
        } | null
        targetPrice: number | null
        currency: string
        place: string // of the destination
        neededBy: string | null
        estimates: {
          handling: number | null
          dutyPercent: number | null
        } | null // the buyer's own figures for landed costs; null for a supplier
        suppliers: {
          businessID: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: no longer public
          requestID: string // the thread with it
          state: "invited" | "quoted" | "declined"
          declineReason: string
          awarded: boolean
          facts: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of its first answers; null below 5 inquiries
          } | null // what a buyer compares; null for a supplier, and for a business that is no longer public
          quotations: {
            quotationID: string
            version: number // 1 is the first; a revision is one more
            tiers: {
              quantity: number
              unitPrice: number
            }[]
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null
            leadTime: number | null // days
            transitDays: number | null
            incoterm: {
              code: string
              name: string
            } | null
            place: string
            pickUp: number | null
            freight: number | null
            insurance: number | null
            handling: number | null
            paymentTerms: string
            paymentDays: number | null
            validUntil: string | null
            warrantyMonths: number | null
            reference: string
            note: string
            language: string | null // ISO 639 code of the language of note and payment terms; null: not known
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[]
            createdAt: string
          }[] // all versions, the latest first
        }[] // all for the buyer, the own businesses for a supplier
        rates: {
          currency: string
          perEuro: number
          date: string
          source: string
        }[] // exchange rates of the operator, for comparing; empty for a supplier
        can: {
          award: boolean
          close: boolean
          reopen: boolean
          answer: boolean
        }
      }
    }
    /** Answers the request with a quotation, or revises it: earlier versions are kept. Scope: inquiries:write. */
    quote: {
      input: {
        params: {
          rfqID: string
        }
        body: {
          tiers: {
            quantity: number
            unitPrice: number
          }[]
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          currency: string
          minimumOrder?: number | null // in `unit`
          leadTime?: number | null // days
          transitDays?: number | null // on the way to the destination
          incoterm?: string | null
          place?: string | null // that belongs to the Incoterm
          pickUp?: number | null // carriage to the carrier; for the whole quantity asked for, in `currency`; only where the Incoterm leaves it to the buyer
          freight?: number | null // carriage to the destination; for the whole quantity asked for, in `currency`; only where the Incoterm leaves it to the buyer
          insurance?: number | null // of the carriage; for the whole quantity asked for, in `currency`; only where the Incoterm leaves it to the buyer
          handling?: number | null // terminal, clearance and unloading at the destination; for the whole quantity asked for, in `currency`; only where the Incoterm leaves it to the buyer
          paymentTerms?: string | null
          paymentDays?: number | null // from shipment until all is to be paid; 0: no later than with it
          validUntil?: string | null
          warrantyMonths?: number | null
          reference?: string | null // number of the quotation in the books of the supplier
          note?: string | null
          files?: (string | {
            token: string
          } | {
            url: string
          })[] // for the buyer; those of earlier versions by their address `/files/<fileID>/content`
          afterNda?: boolean // the files are opened to the other side only once both signed an NDA; default false
          businessID: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        rfqID: string
        title: string
        language: string | null // ISO 639 code of the language of title and description; null: not known
        status: "open" | "expired" | "awarded" | "closed"
        buyer: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        quantity: number
        unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
        country: {
          code: string
          countryName: string
          emoji: string
        } // destination
        deadline: string
        createdAt: string
        supplierCount: number // for the buyer; 1 for a supplier
        quotationCount: number // suppliers that have quoted; for a supplier its own
        role: "buyer" | "supplier"
        product: {
          productID: string
          key: string
          name: string
        } | null
        category: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        description: string
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        incoterm: {
          code: string
          name: string
        } | null
        targetPrice: number | null
        currency: string
        place: string // of the destination
        neededBy: string | null
        estimates: {
          handling: number | null
          dutyPercent: number | null
        } | null // the buyer's own figures for landed costs; null for a supplier
        suppliers: {
          businessID: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: no longer public
          requestID: string // the thread with it
          state: "invited" | "quoted" | "declined"
          declineReason: string
          awarded: boolean
          facts: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of its first answers; null below 5 inquiries
          } | null // what a buyer compares; null for a supplier, and for a business that is no longer public
          quotations: {
            quotationID: string
            version: number // 1 is the first; a revision is one more
            tiers: {
              quantity: number
              unitPrice: number
            }[]
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null
            leadTime: number | null // days
            transitDays: number | null
            incoterm: {
              code: string
              name: string
            } | null
            place: string
            pickUp: number | null
            freight: number | null
            insurance: number | null
            handling: number | null
            paymentTerms: string
            paymentDays: number | null
            validUntil: string | null
            warrantyMonths: number | null
            reference: string
            note: string
            language: string | null // ISO 639 code of the language of note and payment terms; null: not known
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[]
            createdAt: string
          }[] // all versions, the latest first
        }[] // all for the buyer, the own businesses for a supplier
        rates: {
          currency: string
          perEuro: number
          date: string
          source: string
        }[] // exchange rates of the operator, for comparing; empty for a supplier
        can: {
          award: boolean
          close: boolean
          reopen: boolean
          answer: boolean
        }
      }
    }
    /** Tells the buyer that no quotation will come, and why. Safe to repeat. Scope: inquiries:write. */
    decline: {
      input: {
        params: {
          rfqID: string
        }
        body: {
          businessID: string
          reason: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        rfqID: string
        title: string
        language: string | null // ISO 639 code of the language of title and description; null: not known
        status: "open" | "expired" | "awarded" | "closed"
        buyer: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // null: left the network
        quantity: number
        unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
        country: {
          code: string
          countryName: string
          emoji: string
        } // destination
        deadline: string
        createdAt: string
        supplierCount: number // for the buyer; 1 for a supplier
        quotationCount: number // suppliers that have quoted; for a supplier its own
        role: "buyer" | "supplier"
        product: {
          productID: string
          key: string
          name: string
        } | null
        category: {
          id: string
          name: string
        } | null
        specs: {
          key: string
          value: string
          name?: string // the key in the language that was asked for, where it is known in another one
        }[]
        description: string
        files: {
          fileID: string
          name: string
          contentType: string // by its bytes
          bytes: number
          afterNda?: true // open to the other side only while an NDA covers it
          locked?: true // not open to the viewer
        }[]
        incoterm: {
          code: string
          name: string
        } | null
        targetPrice: number | null
        currency: string
        place: string // of the destination
        neededBy: string | null
        estimates: {
          handling: number | null
          dutyPercent: number | null
        } | null // the buyer's own figures for landed costs; null for a supplier
        suppliers: {
          businessID: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // null: no longer public
          requestID: string // the thread with it
          state: "invited" | "quoted" | "declined"
          declineReason: string
          awarded: boolean
          facts: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of its first answers; null below 5 inquiries
          } | null // what a buyer compares; null for a supplier, and for a business that is no longer public
          quotations: {
            quotationID: string
            version: number // 1 is the first; a revision is one more
            tiers: {
              quantity: number
              unitPrice: number
            }[]
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            currency: string
            minimumOrder: number | null
            leadTime: number | null // days
            transitDays: number | null
            incoterm: {
              code: string
              name: string
            } | null
            place: string
            pickUp: number | null
            freight: number | null
            insurance: number | null
            handling: number | null
            paymentTerms: string
            paymentDays: number | null
            validUntil: string | null
            warrantyMonths: number | null
            reference: string
            note: string
            language: string | null // ISO 639 code of the language of note and payment terms; null: not known
            files: {
              fileID: string
              name: string
              contentType: string // by its bytes
              bytes: number
              afterNda?: true // open to the other side only while an NDA covers it
              locked?: true // not open to the viewer
            }[]
            createdAt: string
          }[] // all versions, the latest first
        }[] // all for the buyer, the own businesses for a supplier
        rates: {
          currency: string
          perEuro: number
          date: string
          source: string
        }[] // exchange rates of the operator, for comparing; empty for a supplier
        can: {
          award: boolean
          close: boolean
          reopen: boolean
          answer: boolean
        }
      }
    }
  }
  samples: {
    /** The samples of a thread, the newest first, with the address while it is kept. Scope: inquiries:read. */
    ofThread: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
      }
      answer: {
        data: {
          sampleID: string
          requestID: string // the thread
          side: "S" | "R" // of whom it is read: S asked, R supplies
          other: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // the other side; null: left the network
          name: string
          product: {
            productID: string
            key: string
            name: string
          } | null
          state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
          details: {
            purpose: string
            quantity: number
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            address: {
              receiver: string
              street: string
              place: string
              postcode: string
              country: {
                code: string
                countryName: string
                emoji: string
              }
              phone: string
            } | null // null: forgotten, 30 days after the end or 180 without a step
            country: {
              code: string
              countryName: string
              emoji: string
            } // destination
            freight: "supplier" | "buyer"
            freightAccount: string // empty: none, or forgotten with the address
            deducted: boolean
          } | null // null: the buyer has given none yet
          fee: number | null
          currency: string | null
          reason: string // of the supplier that declined, or the buyer that withdrew
          carrier: string
          tracking: string
          outcome: "orders" | "fits" | "unfit" | "open" | null
          requestedAt: string
          qualifiedAt: string | null
          decidedAt: string | null // approved or declined first
          approvedAt: string | null
          shippedAt: string | null
          receivedAt: string | null
          endedAt: string | null
          dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
          can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
        }[]
      }
    }
    /** The samples that an actor asked for or supplies, the newest first. Scope: inquiries:read. */
    list: {
      input: {
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
          role?: "buyer" | "supplier" // both without
          state?: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn" // only those in this state
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          sampleID: string
          requestID: string // the thread
          side: "S" | "R" // of whom it is read: S asked, R supplies
          other: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          } | null // the other side; null: left the network
          name: string
          product: {
            productID: string
            key: string
            name: string
          } | null
          state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
          details: {
            purpose: string
            quantity: number
            unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
            address: {
              receiver: string
              street: string
              place: string
              postcode: string
              country: {
                code: string
                countryName: string
                emoji: string
              }
              phone: string
            } | null // null: forgotten, 30 days after the end or 180 without a step
            country: {
              code: string
              countryName: string
              emoji: string
            } // destination
            freight: "supplier" | "buyer"
            freightAccount: string // empty: none, or forgotten with the address
            deducted: boolean
          } | null // null: the buyer has given none yet
          fee: number | null
          currency: string | null
          reason: string // of the supplier that declined, or the buyer that withdrew
          carrier: string
          tracking: string
          outcome: "orders" | "fits" | "unfit" | "open" | null
          requestedAt: string
          qualifiedAt: string | null
          decidedAt: string | null // approved or declined first
          approvedAt: string | null
          shippedAt: string | null
          receivedAt: string | null
          endedAt: string | null
          dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
          can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
        }[]
        nextID: string | null
      }
    }
    /** Asks the receiver of the inquiry for a sample. The same thing again, while it is not answered, is one. At most 5 under way in a thread. Scope: inquiries:write. */
    request: {
      input: {
        params: {
          rid: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          name: string // of the thing, as the supplier knows it
          product?: string | null // id of a product of the supplier
          note?: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
    /** Says what it is for, how much, where to and who pays the freight, or changes it until it is decided. Safe to repeat. Scope: inquiries:write. */
    qualify: {
      input: {
        params: {
          rid: string
          sampleID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          purpose: string // what the sample is for
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string // person or department that takes the parcel
            street: string
            place: string
            postcode?: string | null
            country: string
            phone?: string | null // for the carrier
          }
          freight: "supplier" | "buyer" // who pays it
          freightAccount?: string | null // the buyer's account with a carrier; only where the buyer pays
          deducted?: boolean // the cost is to be deducted from a later order; default false
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
    /** Approves it, as its supplier. Safe to repeat. Scope: inquiries:write. */
    approve: {
      input: {
        params: {
          rid: string
          sampleID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          qualifiedAt: string // of the details that were read; changed ones are not approved
          fee?: number | null // cost of the sample, in `currency`; 0: free
          currency?: string | null // needed with a fee of more than 0
          note?: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
    /** Declines it with a reason, as its supplier, until it is shipped. Safe to repeat. Scope: inquiries:write. */
    decline: {
      input: {
        params: {
          rid: string
          sampleID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          reason: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
    /** Tells the carrier and the number to follow it by, as its supplier, or corrects them until it has arrived. Safe to repeat. Scope: inquiries:write. */
    ship: {
      input: {
        params: {
          rid: string
          sampleID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          carrier: string
          tracking: string // number by which the carrier follows the parcel
          note?: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
    /** Says that it has arrived, as its buyer. Safe to repeat. Scope: inquiries:write. */
    receive: {
      input: {
        params: {
          rid: string
          sampleID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body?: {
          note?: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
    /** Says what came of it, as its buyer. Safe to repeat. Scope: inquiries:write. */
    conclude: {
      input: {
        params: {
          rid: string
          sampleID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body: {
          outcome: "orders" | "fits" | "unfit" | "open" // orders: an order follows; fits, unfit: after the trial; open: not decided yet, or no need any more
          note?: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
    /** Takes the request back, as its buyer, until it is shipped. Safe to repeat. Scope: inquiries:write. */
    withdraw: {
      input: {
        params: {
          rid: string
          sampleID: string
        }
        query?: {
          bid?: string // as whom: a business, or the own user id; the person itself without
        }
        body?: {
          note?: string
          language?: string // ISO 639 code of the language of the text; detected without
        }
      }
      answer: {
        sampleID: string
        requestID: string // the thread
        side: "S" | "R" // of whom it is read: S asked, R supplies
        other: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } | null // the other side; null: left the network
        name: string
        product: {
          productID: string
          key: string
          name: string
        } | null
        state: "requested" | "qualified" | "approved" | "shipped" | "received" | "concluded" | "declined" | "withdrawn"
        details: {
          purpose: string
          quantity: number
          unit: "piece" | "pair" | "dozen" | "hundred" | "thousand" | "g" | "kg" | "t" | "lb" | "mm" | "cm" | "m" | "km" | "ft" | "m2" | "ft2" | "ml" | "l" | "m3" | "gal" | "set" | "roll" | "carton" | "pallet" | "container"
          address: {
            receiver: string
            street: string
            place: string
            postcode: string
            country: {
              code: string
              countryName: string
              emoji: string
            }
            phone: string
          } | null // null: forgotten, 30 days after the end or 180 without a step
          country: {
            code: string
            countryName: string
            emoji: string
          } // destination
          freight: "supplier" | "buyer"
          freightAccount: string // empty: none, or forgotten with the address
          deducted: boolean
        } | null // null: the buyer has given none yet
        fee: number | null
        currency: string | null
        reason: string // of the supplier that declined, or the buyer that withdrew
        carrier: string
        tracking: string
        outcome: "orders" | "fits" | "unfit" | "open" | null
        requestedAt: string
        qualifiedAt: string | null
        decidedAt: string | null // approved or declined first
        approvedAt: string | null
        shippedAt: string | null
        receivedAt: string | null
        endedAt: string | null
        dueAt: string | null // by when the supplier should answer (72 hours) or ship (7 days)
        can: ("qualify" | "approve" | "decline" | "ship" | "receive" | "conclude" | "withdraw")[] // what the side may do now
      }
    }
  }
  sanctions: {
    /** The sanction that an email told of, by the token of its link, also for people who can not sign in. */
    appealed: {
      input: {
        query: {
          token: string // of the link in the email
        }
      }
      answer: {
        act: "warn" | "hide" | "remove" | "limit" | "suspend" | "reject" | "terminate"
        rule: "spam" | "abuse" | "misleading" | "counterfeit" | "appointment" | "illegal" | "other"
        explanation: string // what the staff wrote to whoever answers for it
        objectKind: "user" | "business" | "product" | "post" | "comment" | "group" | "message" | "review"
        objectName: string
        decidedAt: string
        endsAt: string | null
        endedAt: string | null
        appealUntil: string
        appeal: string | null
        appealUpheld: boolean | null
      }
    }
    /** Appeals by the token of the email, once, within six months. */
    appeal: {
      input: {
        body: {
          token: string
          text: string
        }
      }
      answer: {
        act: "warn" | "hide" | "remove" | "limit" | "suspend" | "reject" | "terminate"
        rule: "spam" | "abuse" | "misleading" | "counterfeit" | "appointment" | "illegal" | "other"
        explanation: string // what the staff wrote to whoever answers for it
        objectKind: "user" | "business" | "product" | "post" | "comment" | "group" | "message" | "review"
        objectName: string
        decidedAt: string
        endsAt: string | null
        endedAt: string | null
        appealUntil: string
        appeal: string | null
        appealUpheld: boolean | null
      }
    }
  }
  savedSearches: {
    /** The own saved searches, the latest first, with their last new hits. Scope: social:read. */
    list: {
      input: {}
      answer: {
        data: {
          id: string
          name: string
          resourceType: "business" | "product"
          question: {
            textQuery?: unknown // default ""
            country?: string[]
            exactly?: boolean // true: no other spelling, no synonyms, nothing understood
            literally?: unknown[] // parts of the text that are words only, not a kind of company, a place or a category
            businessType?: ("MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO")[]
            industry?: unknown[]
            category?: unknown[]
            verified?: boolean
            presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
            verifications?: ("register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit")[] // what was checked of the company and holds; any of them matches
            replies?: "most" | "day" // most: answer most of their inquiries; day: and usually within a day
            facts?: boolean // true: every hit has the facts that a table compares
            resourceType: "business"
          } | {
            textQuery?: unknown // default ""
            country?: string[]
            exactly?: boolean // true: no other spelling, no synonyms, nothing understood
            literally?: unknown[] // parts of the text that are words only, not a kind of company, a place or a category
            businessType?: ("MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO")[]
            industry?: unknown[]
            category?: unknown[]
            brand?: string | string[]
            specs?: {
              key: string
              value: string
              name?: string // the key in the language that was asked for, where it is known in another one
            }[] // values of one key are alternatives
            ranges?: {
              key: unknown
              unit?: string // default ""
              min?: number
              max?: number
            }[] // amounts of numeric specifications, ends included; alternatives to the values of the same key
            documents?: ("datasheet" | "cad" | "declaration")[] // what there is of a product: a datasheet, CAD data, declarations or certificates; any of them matches
            verified?: boolean
            presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
            facts?: boolean // true: every hit has the facts that a table compares
            resourceType: "product"
          }
          filters: string[] // names of types, countries, industries, categories, brands and specifications, for its reader
          locale: "en" | "es" | "it" | "zh" | "de" // the language in which the question is read
          portal: string | null
          pace: "app" | "daily" | "weekly" | "paused"
          savedAt: string
          paused: boolean // nobody opened it for half a year, nor answered the email that asked
          count: number // new hits that were not opened
          latest: string | null // of the last new hit
          hits: {
            id: string
            kind: "match" | "import" | "supplier" | "price" | "minimumOrder" | "leadTime" | "stock" | "certificate" | "verified"
            at: string
            openedAt: string | null
            thing: {
              resourceType: "business" | "product"
              resourceID: string
              key: string
              name: string
              company: {
                businessID: string
                key: string
                companyName: string
                country: {
                  code: string
                  countryName: string
                  emoji: string
                }
                presence: "listed" | "run"
                verified: boolean
              }
              photo: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null
            }
            old: {
              price?: {
                amount: number | null
                currency: string | null
                unit: string | null
              }
              names?: string[] // of certificates
              number?: number // days of a lead time, or things of an import
              yes?: boolean
              text?: string
            } | null // one of the fields, by the kind; null: nothing is stated
            new: {
              price?: {
                amount: number | null
                currency: string | null
                unit: string | null
              }
              names?: string[] // of certificates
              number?: number // days of a lead time, or things of an import
              yes?: boolean
              text?: string
            } | null // one of the fields, by the kind; null: nothing is stated
            searches: {
              id: string
              name: string
            }[] // saved searches and categories that found it
          }[] // the last new hits
        }[]
        most: 50
      }
    }
    /** Saves a search: new hits are told from now on. The same question in the same language is kept once, with the name and pace that it has; a pause ends. Scope: social:write. */
    save: {
      input: {
        body: {
          name: string
          pace?: "app" | "daily" | "weekly" | "paused" // default "daily"
          question: {
            textQuery?: string
            country?: string | string[]
            exactly?: boolean // true: no other spelling, no synonyms, nothing understood
            literally?: string[] // parts of the text that are words only, not a kind of company, a place or a category
            businessType?: string | string[]
            industry?: string | string[]
            category?: string | string[]
            verified?: boolean
            presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
            verifications?: string | string[] // what was checked of the company and holds; any of them matches
            replies?: "most" | "day" // most: answer most of their inquiries; day: and usually within a day
            facts?: boolean // true: every hit has the facts that a table compares
            resourceType: "business"
          } | {
            textQuery?: string
            country?: string | string[]
            exactly?: boolean // true: no other spelling, no synonyms, nothing understood
            literally?: string[] // parts of the text that are words only, not a kind of company, a place or a category
            businessType?: string | string[]
            industry?: string | string[]
            category?: string | string[]
            brand?: string | string[]
            specs?: {
              key: string
              value: string
              name?: string // the key in the language that was asked for, where it is known in another one
            }[] // values of one key are alternatives
            ranges?: {
              key: string
              unit?: string // default ""
              min?: number
              max?: number
            }[] // amounts of numeric specifications, ends included; alternatives to the values of the same key
            documents?: string | string[] // what there is of a product: a datasheet, CAD data, declarations or certificates; any of them matches
            verified?: boolean
            presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
            facts?: boolean // true: every hit has the facts that a table compares
            resourceType: "product"
          }
          portal?: string
        }
      }
      answer: {
        id: string
        name: string
        resourceType: "business" | "product"
        question: {
          textQuery?: unknown // default ""
          country?: string[]
          exactly?: boolean // true: no other spelling, no synonyms, nothing understood
          literally?: unknown[] // parts of the text that are words only, not a kind of company, a place or a category
          businessType?: ("MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO")[]
          industry?: unknown[]
          category?: unknown[]
          verified?: boolean
          presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
          verifications?: ("register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit")[] // what was checked of the company and holds; any of them matches
          replies?: "most" | "day" // most: answer most of their inquiries; day: and usually within a day
          facts?: boolean // true: every hit has the facts that a table compares
          resourceType: "business"
        } | {
          textQuery?: unknown // default ""
          country?: string[]
          exactly?: boolean // true: no other spelling, no synonyms, nothing understood
          literally?: unknown[] // parts of the text that are words only, not a kind of company, a place or a category
          businessType?: ("MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO")[]
          industry?: unknown[]
          category?: unknown[]
          brand?: string | string[]
          specs?: {
            key: string
            value: string
            name?: string // the key in the language that was asked for, where it is known in another one
          }[] // values of one key are alternatives
          ranges?: {
            key: unknown
            unit?: string // default ""
            min?: number
            max?: number
          }[] // amounts of numeric specifications, ends included; alternatives to the values of the same key
          documents?: ("datasheet" | "cad" | "declaration")[] // what there is of a product: a datasheet, CAD data, declarations or certificates; any of them matches
          verified?: boolean
          presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
          facts?: boolean // true: every hit has the facts that a table compares
          resourceType: "product"
        }
        filters: string[] // names of types, countries, industries, categories, brands and specifications, for its reader
        locale: "en" | "es" | "it" | "zh" | "de" // the language in which the question is read
        portal: string | null
        pace: "app" | "daily" | "weekly" | "paused"
        savedAt: string
        paused: boolean // nobody opened it for half a year, nor answered the email that asked
        count: number // new hits that were not opened
        latest: string | null // of the last new hit
        hits: {
          id: string
          kind: "match" | "import" | "supplier" | "price" | "minimumOrder" | "leadTime" | "stock" | "certificate" | "verified"
          at: string
          openedAt: string | null
          thing: {
            resourceType: "business" | "product"
            resourceID: string
            key: string
            name: string
            company: {
              businessID: string
              key: string
              companyName: string
              country: {
                code: string
                countryName: string
                emoji: string
              }
              presence: "listed" | "run"
              verified: boolean
            }
            photo: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
          }
          old: {
            price?: {
              amount: number | null
              currency: string | null
              unit: string | null
            }
            names?: string[] // of certificates
            number?: number // days of a lead time, or things of an import
            yes?: boolean
            text?: string
          } | null // one of the fields, by the kind; null: nothing is stated
          new: {
            price?: {
              amount: number | null
              currency: string | null
              unit: string | null
            }
            names?: string[] // of certificates
            number?: number // days of a lead time, or things of an import
            yes?: boolean
            text?: string
          } | null // one of the fields, by the kind; null: nothing is stated
          searches: {
            id: string
            name: string
          }[] // saved searches and categories that found it
        }[] // the last new hits
      }
    }
    /** Changes name or pace; another pace ends a pause. Scope: social:write. */
    change: {
      input: {
        params: {
          id: string
        }
        body?: {
          name?: string
          pace?: "app" | "daily" | "weekly" | "paused"
        }
      }
      answer: {
        id: string
        name: string
        resourceType: "business" | "product"
        question: {
          textQuery?: unknown // default ""
          country?: string[]
          exactly?: boolean // true: no other spelling, no synonyms, nothing understood
          literally?: unknown[] // parts of the text that are words only, not a kind of company, a place or a category
          businessType?: ("MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO")[]
          industry?: unknown[]
          category?: unknown[]
          verified?: boolean
          presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
          verifications?: ("register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit")[] // what was checked of the company and holds; any of them matches
          replies?: "most" | "day" // most: answer most of their inquiries; day: and usually within a day
          facts?: boolean // true: every hit has the facts that a table compares
          resourceType: "business"
        } | {
          textQuery?: unknown // default ""
          country?: string[]
          exactly?: boolean // true: no other spelling, no synonyms, nothing understood
          literally?: unknown[] // parts of the text that are words only, not a kind of company, a place or a category
          businessType?: ("MA" | "DI" | "WS" | "IM" | "EX" | "RE" | "IN" | "CO" | "GO")[]
          industry?: unknown[]
          category?: unknown[]
          brand?: string | string[]
          specs?: {
            key: string
            value: string
            name?: string // the key in the language that was asked for, where it is known in another one
          }[] // values of one key are alternatives
          ranges?: {
            key: unknown
            unit?: string // default ""
            min?: number
            max?: number
          }[] // amounts of numeric specifications, ends included; alternatives to the values of the same key
          documents?: ("datasheet" | "cad" | "declaration")[] // what there is of a product: a datasheet, CAD data, declarations or certificates; any of them matches
          verified?: boolean
          presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
          facts?: boolean // true: every hit has the facts that a table compares
          resourceType: "product"
        }
        filters: string[] // names of types, countries, industries, categories, brands and specifications, for its reader
        locale: "en" | "es" | "it" | "zh" | "de" // the language in which the question is read
        portal: string | null
        pace: "app" | "daily" | "weekly" | "paused"
        savedAt: string
        paused: boolean // nobody opened it for half a year, nor answered the email that asked
        count: number // new hits that were not opened
        latest: string | null // of the last new hit
        hits: {
          id: string
          kind: "match" | "import" | "supplier" | "price" | "minimumOrder" | "leadTime" | "stock" | "certificate" | "verified"
          at: string
          openedAt: string | null
          thing: {
            resourceType: "business" | "product"
            resourceID: string
            key: string
            name: string
            company: {
              businessID: string
              key: string
              companyName: string
              country: {
                code: string
                countryName: string
                emoji: string
              }
              presence: "listed" | "run"
              verified: boolean
            }
            photo: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
          }
          old: {
            price?: {
              amount: number | null
              currency: string | null
              unit: string | null
            }
            names?: string[] // of certificates
            number?: number // days of a lead time, or things of an import
            yes?: boolean
            text?: string
          } | null // one of the fields, by the kind; null: nothing is stated
          new: {
            price?: {
              amount: number | null
              currency: string | null
              unit: string | null
            }
            names?: string[] // of certificates
            number?: number // days of a lead time, or things of an import
            yes?: boolean
            text?: string
          } | null // one of the fields, by the kind; null: nothing is stated
          searches: {
            id: string
            name: string
          }[] // saved searches and categories that found it
        }[] // the last new hits
      }
    }
    /** Marks the hits of a saved search as opened. Safe to repeat. Scope: social:write. */
    open: {
      input: {
        params: {
          id: string
        }
      }
      answer: {}
    }
    /** Removes a saved search and what it alone told. Safe to repeat. Scope: social:write. */
    remove: {
      input: {
        params: {
          id: string
        }
      }
      answer: {}
    }
  }
  search: {
    /** Companies by words, type, country, industry and category, with exact counts. */
    business: {
      input: {
        body?: {
          textQuery?: string
          skip?: number // default 0
          size?: number
          limit?: number
          country?: string | string[]
          facets?: boolean // default true
          exactly?: boolean // true: no other spelling, no synonyms, nothing understood
          portal?: string // key of the portal of the page that shows the answer: the search counts among those of visitors
          literally?: string[] // parts of the text that are words only, not a kind of company, a place or a category
          businessType?: string | string[]
          industry?: string | string[]
          category?: string | string[]
          verified?: boolean
          presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
          verifications?: string | string[] // what was checked of the company and holds; any of them matches
          replies?: "most" | "day" // most: answer most of their inquiries; day: and usually within a day
          sort?: "relevance" | "newest" // default "relevance"
          explain?: boolean // true: every hit says why it stands where it does
          facts?: boolean // true: every hit has the facts that a table compares
        }
      }
      answer: {
        data: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
          products: {
            productID: string
            key: string
            name: string
            mainImage: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            }
          }[]
          productCount: number
          facts?: {
            certificates: string[] // names of those that have not expired
            replyMinutes: number | null // median of the company to its first answers of 90 days; null: too few inquiries to say
          }
          reasons?: {
            tier: "exact" | "near" | "all" | "relaxed" | "members" | "browsed" // exact: name or code; near: one edit from it; all: every word; relaxed: not every word; members: of the category named; browsed: the question only filters
            exact?: {
              by: "name" | "code"
              corrected?: string
            } // the name, the code, or brand and code together
            words: {
              text: string // the word of the question, as the index has words: in the singular, without accents
              form: "typed" | "amount" | "nearAmount" | "inflected" | "prefix" | "compound" | "correction" | "equivalent" | "category" | "head" // amount: the same in another unit; nearAmount: within 2.5 %; equivalent: another name of the phrase; category: a member of it; head: only the type of thing
              found: string // what the hit has in its place; of a category its name
              phrase?: string // the phrase of the question that has the equivalent
              language?: string // language of the equivalent, where the dictionary knows it
              fields: ("name" | "text" | "code" | "brand" | "specs" | "category" | "keywords" | "company" | "place" | "offered" | "products")[] // they hold `found`; offered, products: categories and names of the products of a company
              weight: number // share of the word in the question: rare words weigh more
              points: number // share of what all words together give at most
            }[]
            missing: string[] // words of the question that the hit has not
            thing: ("type" | "category" | "name" | "text")[] // by what a hit is the thing asked for: the type in its name, its category, the phrase in its name; of a company the part of its text or trade that says what it makes
            wishes: {
              kind: "role" | "place"
              met: boolean
            }[] // kind of company and country that the text names; hits that meet all stand above the others
            bonuses: {
              by: "type" | "category" | "place" | "wishes" | "chosen" | "mention"
              points: number // share of what all words together give at most
            }[] // wishes: some of them met; chosen: visitors opened, saved or asked about it after this question; mention, below zero: a company that only mentions the thing
            distance?: number // edits between text and name, by which misspelt and relaxed hits are ordered
            verified: boolean
            order: ("verified" | "newest")[] // what decides between hits of equal points, in this order
          }
        }[]
        total: number
        totalIsExact: boolean
        skip: number // as used: past the end, that of the last page
        size: number
        facets?: {
          businessType: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          country: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          industry: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          category: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          verified: number // how many are verified
          presence: {
            run: number
            listed: number
          } // of how many somebody runs the company, and of how many nobody does
          verifications?: {
            value: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
            count: number
          }[] // of how many companies each was checked and holds
          documents?: {
            value: "datasheet" | "cad" | "declaration"
            count: number
          }[] // of how many products there is each
          replies?: {
            most: number
            day: number
          } // how many companies answer most inquiries, and how many of these usually within a day
          brand?: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          specs?: {
            key: string
            name?: string // in the language of the reader, where it differs from the key
            values: {
              value: string
              count: number
            }[]
            range?: {
              unit: string
              min: number
              max: number
              bars: number[] // products in equal steps from least to greatest, of the logarithm where these are far apart
            } // where the values are amounts of one unit
          }[]
        }
        category?: {
          id: string
          name: string
          industryID: string
          path: string[]
        }
        understood?: {
          kind: "role" | "place" | "category"
          text: string // the part of the text
          value: string // business types, a country, state or city, or ids of categories; a comma list
          name: string
        }[] // what parts of the text were taken for; these order the hits
        fitting?: number // how many hits fit all that was understood; they come first
        corrected?: string // what was searched instead of a misspelt text
        neighbors?: {
          id: string
          name: string
        }[] // where nothing was found: categories beside and above those that the words name
        emptyCategory?: {
          id: string
          name: string
          above: string
          beside: string[]
        } // the named or only filtered category, where it holds nobody; `beside`: filled ones
        thing?: string // the part of the text that names what is asked for
        mentions?: number // how many more have the words and are not the thing; `literally` with the thing lists them too
        nothing?: {
          thing: string
          makers?: number // manufacturers that the words find
          kinds: {
            text: string
            total: number
          }[] // wider words, and how many they find
        } // where nothing is the thing that the words ask for, with whatever filters: ways on, beside `neighbors`
        near?: string[] // numbers and codes near to one that nothing has
        seal?: {
          words: string // folded; empty where they may name a person
          key: string // proves words, kind, ids and places to the beacon
        } // for the beacon of the page that shows the hits
        relaxed?: boolean // true: not every word is in every hit
      }
    }
    /** Products by words, country, industry, category, brand and specifications, with exact counts. */
    product: {
      input: {
        body?: {
          textQuery?: string
          skip?: number // default 0
          size?: number
          limit?: number
          country?: string | string[]
          facets?: boolean // default true
          exactly?: boolean // true: no other spelling, no synonyms, nothing understood
          portal?: string // key of the portal of the page that shows the answer: the search counts among those of visitors
          literally?: string[] // parts of the text that are words only, not a kind of company, a place or a category
          businessType?: string | string[]
          industry?: string | string[]
          category?: string | string[]
          brand?: string | string[]
          specs?: {
            key: string
            value: string
            name?: string // the key in the language that was asked for, where it is known in another one
          }[] // values of one key are alternatives
          ranges?: {
            key: string
            unit?: string // default ""
            min?: number
            max?: number
          }[] // amounts of numeric specifications, ends included; alternatives to the values of the same key
          documents?: string | string[] // what there is of a product: a datasheet, CAD data, declarations or certificates; any of them matches
          verified?: boolean
          presence?: "listed" | "run" // run: of companies that somebody runs, who answer here
          sort?: "relevance" | "newest" // default "relevance"
          explain?: boolean // true: every hit says why it stands where it does
          facts?: boolean // true: every hit has the facts that a table compares
        }
      }
      answer: {
        data: {
          productID: string
          businessID: string
          key: string // the readable part of the page address
          name: string
          secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
          description: string
          languages: {
            name: string | null // ISO 639-1; null: unknown
            description: string | null // ISO 639-1; null: unknown
          }
          translation?: {
            language: string
            name?: string
            description?: string
            by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
            provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
            from?: string // by a machine: the language of the original, ISO 639-1
            outdated: boolean // older than the original
          } // in the reader's language; a text that is absent has none, and the original stands
          mainImage: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }
          photoCount: number
          industry: {
            id: string
            name: string
          }
          category: {
            id: string
            name: string
          } | null
          subCategory: {
            id: string
            name: string
          } | null
          specs: {
            key: string
            value: string
            name?: string // the key in the language that was asked for, where it is known in another one
          }[] // the first four
          leadTime: number | null // days
          stock: boolean | null
          businessProfile: {
            businessID: string
            key: string // the readable part of the page address
            subscription: "standard" | "gold" | "premium" | "platinum"
            verified: boolean
            sample: boolean // demonstration data
            presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
            kind: "company" | "collection"
            general: {
              companyName: string
              businessType: {
                code: string
                name: string
              }
            }
            contactInfo: {
              country: {
                code: string
                countryName: string
                emoji: string
              }
            }
          }
          registeredAt: string
          facts?: {
            price: {
              min: number | null
              max: number | null
              currency: string
              unit: string | null
              tiers: {
                quantity: number
                price: number
              }[] // prices from a quantity on
            } | null // null: on request
            minimumOrder: string | null
            specs: {
              key: string
              value: string
              name?: string // the key in the language that was asked for, where it is known in another one
            }[] // all of them
            replyMinutes: number | null // median of the company to its first answers of 90 days; null: too few inquiries to say
          }
          reasons?: {
            tier: "exact" | "near" | "all" | "relaxed" | "members" | "browsed" // exact: name or code; near: one edit from it; all: every word; relaxed: not every word; members: of the category named; browsed: the question only filters
            exact?: {
              by: "name" | "code"
              corrected?: string
            } // the name, the code, or brand and code together
            words: {
              text: string // the word of the question, as the index has words: in the singular, without accents
              form: "typed" | "amount" | "nearAmount" | "inflected" | "prefix" | "compound" | "correction" | "equivalent" | "category" | "head" // amount: the same in another unit; nearAmount: within 2.5 %; equivalent: another name of the phrase; category: a member of it; head: only the type of thing
              found: string // what the hit has in its place; of a category its name
              phrase?: string // the phrase of the question that has the equivalent
              language?: string // language of the equivalent, where the dictionary knows it
              fields: ("name" | "text" | "code" | "brand" | "specs" | "category" | "keywords" | "company" | "place" | "offered" | "products")[] // they hold `found`; offered, products: categories and names of the products of a company
              weight: number // share of the word in the question: rare words weigh more
              points: number // share of what all words together give at most
            }[]
            missing: string[] // words of the question that the hit has not
            thing: ("type" | "category" | "name" | "text")[] // by what a hit is the thing asked for: the type in its name, its category, the phrase in its name; of a company the part of its text or trade that says what it makes
            wishes: {
              kind: "role" | "place"
              met: boolean
            }[] // kind of company and country that the text names; hits that meet all stand above the others
            bonuses: {
              by: "type" | "category" | "place" | "wishes" | "chosen" | "mention"
              points: number // share of what all words together give at most
            }[] // wishes: some of them met; chosen: visitors opened, saved or asked about it after this question; mention, below zero: a company that only mentions the thing
            distance?: number // edits between text and name, by which misspelt and relaxed hits are ordered
            verified: boolean
            order: ("verified" | "newest")[] // what decides between hits of equal points, in this order
          }
        }[]
        total: number
        totalIsExact: boolean
        skip: number // as used: past the end, that of the last page
        size: number
        facets?: {
          businessType: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          country: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          industry: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          category: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          verified: number // how many are verified
          presence: {
            run: number
            listed: number
          } // of how many somebody runs the company, and of how many nobody does
          verifications?: {
            value: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
            count: number
          }[] // of how many companies each was checked and holds
          documents?: {
            value: "datasheet" | "cad" | "declaration"
            count: number
          }[] // of how many products there is each
          replies?: {
            most: number
            day: number
          } // how many companies answer most inquiries, and how many of these usually within a day
          brand?: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          specs?: {
            key: string
            name?: string // in the language of the reader, where it differs from the key
            values: {
              value: string
              count: number
            }[]
            range?: {
              unit: string
              min: number
              max: number
              bars: number[] // products in equal steps from least to greatest, of the logarithm where these are far apart
            } // where the values are amounts of one unit
          }[]
        }
        category?: {
          id: string
          name: string
          industryID: string
          path: string[]
        }
        understood?: {
          kind: "role" | "place" | "category"
          text: string // the part of the text
          value: string // business types, a country, state or city, or ids of categories; a comma list
          name: string
        }[] // what parts of the text were taken for; these order the hits
        fitting?: number // how many hits fit all that was understood; they come first
        corrected?: string // what was searched instead of a misspelt text
        neighbors?: {
          id: string
          name: string
        }[] // where nothing was found: categories beside and above those that the words name
        emptyCategory?: {
          id: string
          name: string
          above: string
          beside: string[]
        } // the named or only filtered category, where it holds nobody; `beside`: filled ones
        thing?: string // the part of the text that names what is asked for
        mentions?: number // how many more have the words and are not the thing; `literally` with the thing lists them too
        nothing?: {
          thing: string
          makers?: number // manufacturers that the words find
          kinds: {
            text: string
            total: number
          }[] // wider words, and how many they find
        } // where nothing is the thing that the words ask for, with whatever filters: ways on, beside `neighbors`
        near?: string[] // numbers and codes near to one that nothing has
        seal?: {
          words: string // folded; empty where they may name a person
          key: string // proves words, kind, ids and places to the beacon
        } // for the beacon of the page that shows the hits
        relaxed?: boolean // true: not every word is in every hit
      }
    }
    /** People by name, position, company and place. */
    user: {
      input: {
        body?: {
          textQuery?: string
          skip?: number // default 0
          size?: number
          limit?: number
          country?: string | string[]
          facets?: boolean // default true
          exactly?: boolean // true: no other spelling, no synonyms, nothing understood
          portal?: string // key of the portal of the page that shows the answer: the search counts among those of visitors
          literally?: string[] // parts of the text that are words only, not a kind of company, a place or a category
        }
      }
      answer: {
        data: {
          userID: string
          username: string
          firstName: string
          lastName: string
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
          state: {
            stateID: string
            stateName: string
          } | null
          city: string | null
          jobPosition: {
            jobPositionID: string
            name: string
          } | null
          companyName: string | null
          briefPresentation: string
          reactions: {
            reactionCount: {
              like: number
            }
          }
          sample: boolean
        }[]
        total: number
        totalIsExact: boolean
        skip: number // as used: past the end, that of the last page
        size: number
        facets?: {
          businessType: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          country: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          industry: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          category: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          verified: number // how many are verified
          presence: {
            run: number
            listed: number
          } // of how many somebody runs the company, and of how many nobody does
          verifications?: {
            value: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
            count: number
          }[] // of how many companies each was checked and holds
          documents?: {
            value: "datasheet" | "cad" | "declaration"
            count: number
          }[] // of how many products there is each
          replies?: {
            most: number
            day: number
          } // how many companies answer most inquiries, and how many of these usually within a day
          brand?: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          specs?: {
            key: string
            name?: string // in the language of the reader, where it differs from the key
            values: {
              value: string
              count: number
            }[]
            range?: {
              unit: string
              min: number
              max: number
              bars: number[] // products in equal steps from least to greatest, of the logarithm where these are far apart
            } // where the values are amounts of one unit
          }[]
        }
        category?: {
          id: string
          name: string
          industryID: string
          path: string[]
        }
        understood?: {
          kind: "role" | "place" | "category"
          text: string // the part of the text
          value: string // business types, a country, state or city, or ids of categories; a comma list
          name: string
        }[] // what parts of the text were taken for; these order the hits
        fitting?: number // how many hits fit all that was understood; they come first
        corrected?: string // what was searched instead of a misspelt text
        neighbors?: {
          id: string
          name: string
        }[] // where nothing was found: categories beside and above those that the words name
        emptyCategory?: {
          id: string
          name: string
          above: string
          beside: string[]
        } // the named or only filtered category, where it holds nobody; `beside`: filled ones
        thing?: string // the part of the text that names what is asked for
        mentions?: number // how many more have the words and are not the thing; `literally` with the thing lists them too
        nothing?: {
          thing: string
          makers?: number // manufacturers that the words find
          kinds: {
            text: string
            total: number
          }[] // wider words, and how many they find
        } // where nothing is the thing that the words ask for, with whatever filters: ways on, beside `neighbors`
        near?: string[] // numbers and codes near to one that nothing has
        seal?: {
          words: string // folded; empty where they may name a person
          key: string // proves words, kind, ids and places to the beacon
        } // for the beacon of the page that shows the hits
        relaxed?: boolean // true: not every word is in every hit
      }
    }
    /** Up to three searches for products to begin with: each finds at least 20, the first five of just that category. Chosen once an hour. */
    examples: {
      input: {
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        text: string
        total: number
      }[]
    }
    /** A few companies, products and categories for what is being typed. */
    suggest: {
      input: {
        query?: {
          q?: string
          portal?: string
        }
      }
      answer: {
        businesses: {
          businessID: string
          key: string
          companyName: string
          country: {
            countryName: string
            emoji: string
          }
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          presence: "listed" | "run"
        }[]
        products: {
          productID: string
          key: string
          name: string
          secondTitle?: string // type and key figures in the reader's language, made where the name is in another; never the name itself
          companyName: string
          presence: "listed" | "run" // of the company
          mainImage: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          }
        }[]
        categories: {
          id: string
          name: string
          industry: string
          icon: string
        }[]
      }
    }
    /** Companies of the same type that somebody runs, of the categories of this one or else of its industry; those that share most categories and answer fastest first. */
    similarAnswering: {
      input: {
        params: {
          id: string
        }
        query?: {
          size?: number
        }
      }
      answer: {
        data: {
          businessID: string
          key: string // the readable part of the page address
          subscription: "standard" | "gold" | "premium" | "platinum"
          verified: boolean
          sample: boolean // demonstration data
          presence: "listed" | "run" // listed: nobody runs it; run: somebody answers
          kind: "company" | "collection"
          general: {
            companyName: string
            shortDescription: string
            businessType: {
              code: string
              name: string
            }
            industry: {
              id: string
              name: string
            }
            categories: {
              id: string
              name: string
              industryID: string
            }[]
            yearStablished: number | null
            totalEmployees: {
              min: number | null
              max: number | null
            } | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null // null: a listed company that gave none; never a drawing in its place
            languages: {
              shortDescription: string | null // ISO 639-1; null: unknown
              generalDescription: string | null // ISO 639-1; null: unknown
            }
            translation?: {
              language: string
              shortDescription?: string
              generalDescription?: string
              by: "owner" | "corrected" | "machine" // corrected: by the owner, from a machine
              provider?: string // deepl, libretranslate, model; glossary: terms of trade alone
              from?: string // by a machine: the language of the original, ISO 639-1
              outdated: boolean // older than the original
            } // in the reader's language; a text that is absent has none, and the original stands
          }
          contactInfo: {
            city: string | null
            country: {
              code: string
              countryName: string
              emoji: string
            }
          }
          tradeCapabilities: {
            averageLeadTime: number | null // days
          }
          reactions: {
            reactionCount: {
              like: number
            }
          }
          registeredAt: string
          medianMinutes: number | null // to its first answers of 90 days; null: too few inquiries to say
        }[]
        total: number
        within: {
          category: string[]
          industry: string | null
          name: string
        } // the filters of a search that finds all of them, with `presence` and the type
      }
    }
  }
  sitemaps: {
    /** The pages of a kind in parts of 5,000, counted once an hour. */
    parts: {
      input: {
        params: {
          kind: "businesses" | "products" | "people" | "posts" // of the pages
        }
      }
      answer: {
        nextID: string // the first page of the part
        count: number
        changedAt: string // when a page of the part changed last
      }[]
    }
    /** Pages of a kind in the order of their ids, with the readable part of their address. */
    pages: {
      input: {
        params: {
          kind: "businesses" | "products" | "people" | "posts" // of the pages
        }
        query?: {
          nextID?: string
          size?: number
        }
      }
      answer: {
        data: {
          id: string
          key: string
          changedAt: string
          languages?: string[] // absent: all
        }[]
        nextID?: string
      }
    }
    /** The newest companies or products, for feeds: only those to which something real has happened (imported, checked, or an answered inquiry). */
    newest: {
      input: {
        params: {
          kind: "businesses" | "products"
        }
      }
      answer: {
        id: string
        key: string
        title: string
        summary: string
        languages: {
          title: string | null // ISO 639-1; null: unknown
          summary: string | null // ISO 639-1; null: unknown
        } // a name of a company has none
        author?: string // the company of a product
        at: string
      }[]
    }
  }
  territories: {
    /** The lines of a business by country, with open agreements, for its members. Scope: business:read. */
    read: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        lines: {
          lineID: string
          name: string
          description: string
          categories: {
            id: string
            name: string
          }[]
          products: string[] // ids
          role: "distributor" | "agent" | "servicePartner"
          withStock: boolean
          wishes: string[]
          exclusivePossible: boolean
          noMinimum: boolean
          cells: {
            country: string // its code
            state: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | "unknown" // covered by an agreement that both confirm, else as stated
            stated: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | null // by the supplier itself
            until: string | null // last day of the statement
            statedAt: string | null
            statedBy: string | null // name of the person
            partners: {
              agreementID: string
              companyName: string
              state: "proposed" | "inForce" | "notice" | "disputed" | "ended" | "lapsed" | "withdrawn" | "declined" | "refuted"
              exclusivity: "none" | "sole" | "shared"
              by: "both" | "supplier" | "distributor" // both: a mark may stand; else one side stated it
            }[] // open agreements but for proposals of distributors, which stand in `waiting`; for the supplier alone
          }[] // of countries that are not unknown
        }[]
        countries: {
          code: string
          countryName: string
          emoji: string
        }[] // that some cell names
        confirmed: number // cells that both sides confirm
        waiting: {
          agreementID: string
          kind: "toConfirm" | "unanswered" | "ends"
          companyName: string
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          at: string // proposed then, or the day it ends
        }[] // agreements that need somebody
      }
    }
    /** Adds a line. A line of the same name is answered as it is. Scope: business:write. */
    createLine: {
      input: {
        params: {
          businessID: string
        }
        body: {
          name: string
          description?: string // for those who would represent it
          categories?: string[] // without: those of its products
          products?: string[] // ids of own products
          role?: "distributor" | "agent" | "servicePartner" // sought where a country is `sought`; default "distributor"
          withStock?: boolean // a distributor with stock is sought; default false
          wishes?: string[] // of a partner: `Service team`, `References in mining`
          exclusivePossible?: boolean // default false
          noMinimum?: boolean // no minimum order at the beginning; default false
        }
      }
      answer: {
        lineID: string
        name: string
        description: string
        categories: {
          id: string
          name: string
        }[]
        products: string[] // ids
        role: "distributor" | "agent" | "servicePartner"
        withStock: boolean
        wishes: string[]
        exclusivePossible: boolean
        noMinimum: boolean
        cells: {
          country: string // its code
          state: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | "unknown" // covered by an agreement that both confirm, else as stated
          stated: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | null // by the supplier itself
          until: string | null // last day of the statement
          statedAt: string | null
          statedBy: string | null // name of the person
          partners: {
            agreementID: string
            companyName: string
            state: "proposed" | "inForce" | "notice" | "disputed" | "ended" | "lapsed" | "withdrawn" | "declined" | "refuted"
            exclusivity: "none" | "sole" | "shared"
            by: "both" | "supplier" | "distributor" // both: a mark may stand; else one side stated it
          }[] // open agreements but for proposals of distributors, which stand in `waiting`; for the supplier alone
        }[] // of countries that are not unknown
      }
    }
    /** Changes a line. Scope: business:write. */
    changeLine: {
      input: {
        params: {
          businessID: string
          lineID: string
        }
        body: {
          name: string
          description?: string // for those who would represent it
          categories?: string[] // without: those of its products
          products?: string[] // ids of own products
          role?: "distributor" | "agent" | "servicePartner" // sought where a country is `sought`; default "distributor"
          withStock?: boolean // a distributor with stock is sought; default false
          wishes?: string[] // of a partner: `Service team`, `References in mining`
          exclusivePossible?: boolean // default false
          noMinimum?: boolean // no minimum order at the beginning; default false
        }
      }
      answer: {
        lineID: string
        name: string
        description: string
        categories: {
          id: string
          name: string
        }[]
        products: string[] // ids
        role: "distributor" | "agent" | "servicePartner"
        withStock: boolean
        wishes: string[]
        exclusivePossible: boolean
        noMinimum: boolean
        cells: {
          country: string // its code
          state: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | "unknown" // covered by an agreement that both confirm, else as stated
          stated: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | null // by the supplier itself
          until: string | null // last day of the statement
          statedAt: string | null
          statedBy: string | null // name of the person
          partners: {
            agreementID: string
            companyName: string
            state: "proposed" | "inForce" | "notice" | "disputed" | "ended" | "lapsed" | "withdrawn" | "declined" | "refuted"
            exclusivity: "none" | "sole" | "shared"
            by: "both" | "supplier" | "distributor" // both: a mark may stand; else one side stated it
          }[] // open agreements but for proposals of distributors, which stand in `waiting`; for the supplier alone
        }[] // of countries that are not unknown
      }
    }
    /** Removes a line without open agreements. Safe to repeat. Scope: business:write. */
    removeLine: {
      input: {
        params: {
          businessID: string
          lineID: string
        }
      }
      answer: {}
    }
    /** States one thing about many cells: lines by countries and regions. Agreements are left as they are. Scope: business:write. */
    set: {
      input: {
        params: {
          businessID: string
        }
        body: {
          lines: string[]
          countries?: string[]
          regions?: ("latinAmerica" | "andes" | "mercosur" | "pacificAlliance" | "centralAmerica" | "northAmerica" | "europeanUnion" | "europe" | "dach" | "benelux" | "nordics" | "baltics" | "centralEurope" | "balkans" | "middleEast" | "gulf" | "africa" | "maghreb" | "westAfrica" | "eastAfrica" | "southernAfrica" | "southAsia" | "southeastAsia" | "eastAsia" | "centralAsia" | "oceania")[] // beside `countries`; default []
          state: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | "unknown" // unknown: nothing is stated any more
          until?: string | null
        }
      }
      answer: {
        lines: {
          lineID: string
          name: string
          description: string
          categories: {
            id: string
            name: string
          }[]
          products: string[] // ids
          role: "distributor" | "agent" | "servicePartner"
          withStock: boolean
          wishes: string[]
          exclusivePossible: boolean
          noMinimum: boolean
          cells: {
            country: string // its code
            state: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | "unknown" // covered by an agreement that both confirm, else as stated
            stated: "notOffered" | "open" | "sought" | "covered" | "coveredExclusively" | null // by the supplier itself
            until: string | null // last day of the statement
            statedAt: string | null
            statedBy: string | null // name of the person
            partners: {
              agreementID: string
              companyName: string
              state: "proposed" | "inForce" | "notice" | "disputed" | "ended" | "lapsed" | "withdrawn" | "declined" | "refuted"
              exclusivity: "none" | "sole" | "shared"
              by: "both" | "supplier" | "distributor" // both: a mark may stand; else one side stated it
            }[] // open agreements but for proposals of distributors, which stand in `waiting`; for the supplier alone
          }[] // of countries that are not unknown
        }[]
        countries: {
          code: string
          countryName: string
          emoji: string
        }[] // that some cell names
        confirmed: number // cells that both sides confirm
        waiting: {
          agreementID: string
          kind: "toConfirm" | "unanswered" | "ends"
          companyName: string
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          at: string // proposed then, or the day it ends
        }[] // agreements that need somebody
      }
    }
    /** Takes cells from CSV or a sheet; mistakes are named, and the rest is kept. Scope: business:write. */
    paste: {
      input: {
        params: {
          businessID: string
        }
        body: {
          text: string // CSV or cells pasted from a sheet. Either a head with `line,country,state,until`, or a grid: lines below, countries across.
          dryRun?: boolean // says what would change, and changes nothing; default false
        }
      }
      answer: {
        changed: number // cells
        unchanged: number
        mistakes: {
          row: number // 1 is the first
          column: number
          kind: "line" | "country" | "state" | "until" | "shape"
          value: string
        }[] // rows and cells that are left out
      }
    }
    /** The stated cells as CSV, as `paste` takes them. Scope: business:read. */
    export: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        name: string
        content: string
      }
    }
    /** Countries, kinds of lines, stock and service of a distributor, as it states them. */
    coverage: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        countries: {
          code: string
          countryName: string
          emoji: string
        }[]
        industries: {
          id: string
          name: string
        }[]
        categories: {
          id: string
          name: string
        }[]
        languages: {
          code: string
          name: string
        }[]
        stock: "stock" | "toOrder" | null
        stockPlace: string
        service: boolean
        brands: string[]
        room: boolean
        roles: ("distributor" | "agent" | "servicePartner")[]
        description: string
        statedAt: string | null
      }
    }
    /** States the coverage of a distributor. Safe to repeat. Scope: business:write. */
    cover: {
      input: {
        params: {
          businessID: string
        }
        body?: {
          countries?: string[]
          industries?: string[]
          categories?: string[] // kinds of lines that are carried
          languages?: string[]
          stock?: "stock" | "toOrder" | null // default null
          stockPlace?: string | null // `Lima`
          service?: boolean // repair or commissioning by own people; default false
          brands?: string[] // names of lines carried, as stated
          room?: boolean // takes further lines; default false
          roles?: ("distributor" | "agent" | "servicePartner")[] // default []
          description?: string
        }
      }
      answer: {
        countries: {
          code: string
          countryName: string
          emoji: string
        }[]
        industries: {
          id: string
          name: string
        }[]
        categories: {
          id: string
          name: string
        }[]
        languages: {
          code: string
          name: string
        }[]
        stock: "stock" | "toOrder" | null
        stockPlace: string
        service: boolean
        brands: string[]
        room: boolean
        roles: ("distributor" | "agent" | "servicePartner")[]
        description: string
        statedAt: string | null
      }
    }
    /** Appointed sellers of a maker by country, who confirmed it, and lines that seek somebody. */
    whereToBuy: {
      input: {
        params: {
          id: string
        }
        query?: {
          country?: string // only there
        }
      }
      answer: {
        maker: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } // may always be asked, whatever stands below
        sellers: {
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          website: string | null // of a company that nobody runs here
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          lines: {
            id: string
            name: string
          }[] // id and name
          subject: string | null // in place of lines
          role: "distributor" | "agent" | "servicePartner"
          exclusivity: "none" | "sole" | "shared"
          by: "both" | "supplier" | "distributor"
          at: string // confirmed, or stated
          until: string | null // null: open, or not for the public
          stock: "stock" | "toOrder" | null
          stockPlace: string
          service: boolean
          replyMinutes: number | null // median to its first answers; null: too few inquiries to say
        }[] // those that both confirm first
        former: {
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          lines: {
            id: string
            name: string
          }[]
          until: string // was confirmed until
        }[] // lapsed within a year
        sought: {
          lineID: string
          name: string
          role: "distributor" | "agent" | "servicePartner"
          withStock: boolean
          exclusivePossible: boolean
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
        }[]
        countries: {
          code: string
          countryName: string
          emoji: string
          count: number
        }[] // with sellers
      }
    }
    /** Appointed sellers of the line of a product, and its maker. */
    whereToBuyProduct: {
      input: {
        params: {
          id: string
        }
        query?: {
          country?: string // only there
        }
      }
      answer: {
        maker: {
          userID?: string
          username?: string
          firstName?: string
          lastName?: string
          jobPosition?: {
            jobPositionID: string
            name: string
          } | null
          businessID?: string
          key?: string // the readable part of a business's page address
          businessType?: {
            code: string
            name: string
          }
          verified?: boolean
          presence?: "listed" | "run"
          businessKind?: "company" | "collection"
          companyName: string | null
          profilePhoto: {
            url: string
            versions: {
              url: string
              width: number
            }[]
            alt?: string
          } | null
          country: {
            code: string
            countryName: string
            emoji: string
          } | null
        } // may always be asked, whatever stands below
        sellers: {
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          website: string | null // of a company that nobody runs here
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          lines: {
            id: string
            name: string
          }[] // id and name
          subject: string | null // in place of lines
          role: "distributor" | "agent" | "servicePartner"
          exclusivity: "none" | "sole" | "shared"
          by: "both" | "supplier" | "distributor"
          at: string // confirmed, or stated
          until: string | null // null: open, or not for the public
          stock: "stock" | "toOrder" | null
          stockPlace: string
          service: boolean
          replyMinutes: number | null // median to its first answers; null: too few inquiries to say
        }[] // those that both confirm first
        former: {
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          lines: {
            id: string
            name: string
          }[]
          until: string // was confirmed until
        }[] // lapsed within a year
        sought: {
          lineID: string
          name: string
          role: "distributor" | "agent" | "servicePartner"
          withStock: boolean
          exclusivePossible: boolean
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
        }[]
        countries: {
          code: string
          countryName: string
          emoji: string
          count: number
        }[] // with sellers
      }
    }
    /** Makers that a business represents: confirmed by both sides, or stated by itself. */
    represented: {
      input: {
        params: {
          id: string
        }
      }
      answer: {
        data: {
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          website: string | null // of a company that nobody runs here
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          lines: {
            id: string
            name: string
          }[] // id and name
          subject: string | null // in place of lines
          role: "distributor" | "agent" | "servicePartner"
          exclusivity: "none" | "sole" | "shared"
          by: "both" | "supplier" | "distributor"
          at: string // confirmed, or stated
          until: string | null // null: open, or not for the public
          stock: "stock" | "toOrder" | null
          stockPlace: string
          service: boolean
          replyMinutes: number | null // median to its first answers; null: too few inquiries to say
        }[]
        former: {
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          lines: {
            id: string
            name: string
          }[]
          until: string // was confirmed until
        }[]
      }
    }
    /** Lines that seek somebody, by country, category and role, with exact counts. */
    findLines: {
      input: {
        query?: {
          textQuery?: string // words of names and descriptions
          country?: string // to be covered; codes, comma between
          category?: string // those below it count too
          industry?: string // ids of industries, comma between
          role?: string // comma between
          verified?: "true" // only of verified companies
          skip?: number // default 0
          size?: number
          limit?: number
          from?: string // countries of the maker, comma between
          exclusivePossible?: "true" // exclusivity is possible at first
          noMinimum?: "true" // without a minimum order
          businessID?: string // own distributor: those nearest to the lines it carries come first
        }
      }
      answer: {
        data: {
          lineID: string
          name: string
          description: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          categories: {
            id: string
            name: string
          }[]
          role: "distributor" | "agent" | "servicePartner"
          withStock: boolean
          wishes: string[]
          exclusivePossible: boolean
          noMinimum: boolean
          productCount: number
          representedIn: number // countries with a confirmed partner that is shown
          countries: {
            code: string
            countryName: string
            emoji: string
          }[] // where somebody is sought
          until: string | null
          replyMinutes: number | null // median to its first answers; null: too few inquiries to say
          openedAt: string // sought since
        }[]
        total: number
        nearestTo: string | null // name of the own distributor
        facets: {
          country: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          role: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          industry: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          from: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          exclusivePossible: number
          noMinimum: number
          verified: number
        }
      }
    }
    /** Distributors by country and kind of line that they carry, with exact counts. */
    findDistributors: {
      input: {
        query?: {
          textQuery?: string // words of names and descriptions
          country?: string // to be covered; codes, comma between
          category?: string // those below it count too
          industry?: string // ids of industries, comma between
          role?: string // comma between
          verified?: "true" // only of verified companies
          skip?: number // default 0
          size?: number
          limit?: number
          language?: string // spoken; codes, comma between
          stock?: "stock" | "toOrder" // in the own warehouse, or to order
          service?: "true" // with repair or commissioning
          room?: "true" // takes further lines
        }
      }
      answer: {
        data: {
          countries: {
            code: string
            countryName: string
            emoji: string
          }[]
          industries: {
            id: string
            name: string
          }[]
          categories: {
            id: string
            name: string
          }[]
          languages: {
            code: string
            name: string
          }[]
          stock: "stock" | "toOrder" | null
          stockPlace: string
          service: boolean
          brands: string[]
          room: boolean
          roles: ("distributor" | "agent" | "servicePartner")[]
          description: string
          business: {
            userID?: string
            username?: string
            firstName?: string
            lastName?: string
            jobPosition?: {
              jobPositionID: string
              name: string
            } | null
            businessID?: string
            key?: string // the readable part of a business's page address
            businessType?: {
              code: string
              name: string
            }
            verified?: boolean
            presence?: "listed" | "run"
            businessKind?: "company" | "collection"
            companyName: string | null
            profilePhoto: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
            country: {
              code: string
              countryName: string
              emoji: string
            } | null
          }
          lineCount: number // lines with a confirmed agreement that is shown
          replyMinutes: number | null // median to its first answers; null: too few inquiries to say
        }[]
        total: number
        facets: {
          country: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          role: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          industry: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          language: {
            value: string
            name: string
            count: number
            emoji?: string
          }[]
          stock: number
          service: number
          room: number
          verified: number
        }
      }
    }
    /** Own saved searches for lines and distributors, the latest first. Scope: business:read. */
    alerts: {
      input: {}
      answer: {
        data: {
          alertID: string
          kind: "line" | "distributor"
          name: string
          pace: "daily" | "weekly"
          question: { [name: string]: string } // parameters of the search
          savedAt: string
        }[]
        most: 50
      }
    }
    /** Tells new finds of a search by email from now on. The same search is kept once, with the name and pace given last. Scope: business:write. */
    saveAlert: {
      input: {
        body: {
          kind: "line" | "distributor"
          name: string
          pace?: "daily" | "weekly" // default "weekly"
          question: {
            textQuery?: string // words of names and descriptions
            country?: string // to be covered; codes, comma between
            category?: string // those below it count too
            industry?: string // ids of industries, comma between
            role?: string // comma between
            verified?: "true" // only of verified companies
            from?: string // countries of the maker, comma between
            exclusivePossible?: "true" // exclusivity is possible at first
            noMinimum?: "true" // without a minimum order
            language?: string // spoken; codes, comma between
            stock?: "stock" | "toOrder" // in the own warehouse, or to order
            service?: "true" // with repair or commissioning
            room?: "true" // takes further lines
          } // parameters of the search of that kind
        }
      }
      answer: {
        alertID: string
        kind: "line" | "distributor"
        name: string
        pace: "daily" | "weekly"
        question: { [name: string]: string } // parameters of the search
        savedAt: string
      }
    }
    /** Tells nothing of a search any more. Safe to repeat. Scope: business:write. */
    removeAlert: {
      input: {
        params: {
          id: string
        }
      }
      answer: {}
    }
  }
  transparency: {
    /** What was reported, decided and appealed in each month of a year; counted once an hour. */
    report: {
      input: {
        query?: {
          year?: number // of the months; without it the present one
        }
      }
      answer: {
        years: number[] // those with a report, the first one first
        year: number
        countedAt: string
        months: {
          month: string // YYYY-MM, in UTC
          over: boolean // false: the numbers of the present month still grow
          reports: number // received
          byReason: { [name: string]: number } // reports received, by the reason given
          byKind: { [name: string]: number } // reports received, by what they are about
          settled: number // reports decided, of this month and earlier ones
          medianHours: number | null // from the report to the decision, of the reports decided
          decisions: { [name: string]: number } // `none`: reports about one thing that were dismissed together; others also without a report
          reviewsRemoved: number // reviews after dealings among those removed
          appeals: {
            received: number
            upheld: number
            reversed: number
          }
          restored: number // decisions taken back, on appeal or without one
        }[] // from the first month on record to the present one, also those without anything
      }
    }
  }
  verification: {
    /** What was checked of a business, when, by whom and until when, and what was not. */
    read: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        businessID: string
        key: string
        companyName: string
        verified: boolean
        claims: {
          kind: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
          subject: string // what was checked: the number, domain, address or certificate
          detail: { [name: string]: string } // by kind: country, issuer, scope, expireDate, method (`dns`, `file`, `mail`), mailbox
          checkedAt: string
          checkedBy: string[] // verifiers of the operator; empty: an automatic check
          validUntil: string
        }[]
        notChecked: ("register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit")[]
        history: {
          kind: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
          happened: "verified" | "expired" | "withdrawn"
          at: string
        }[] // latest first
      }
    }
    /** All claims of an own business with their states. Scope: business:read. */
    own: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        open: boolean // may claims be made: a paid tier, or opened to all
        claims: {
          claimID: string
          kind: "register" | "vat" | "lei" | "duns" | "domain" | "address" | "bank" | "certificate" | "visit"
          state: "checking" | "waiting" | "asked" | "seconding" | "verified" | "refused" | "expired" | "withdrawn"
          subject: string
          detail: { [name: string]: string } // by kind: country, issuer, scope, expireDate, method (`dns`, `file`, `mail`), mailbox
          note: string
          files: {
            fileID: string
            name: string
            contentType: string // by its bytes
            bytes: number
            afterNda?: true // open to the other side only while an NDA covers it
            locked?: true // not open to the viewer
          }[]
          submittedAt: string
          decidedAt: string | null
          validUntil: string | null
          reason: string // of a refusal
          entries: {
            id: string
            happened: "submitted" | "taken" | "released" | "asked" | "answered" | "approved" | "verified" | "refused" | "expired" | "withdrawn" | "proven" | "unproven"
            author: string // name; empty: a job
            content: string
            at: string
          }[] // oldest first
          proof: {
            token: string
            lastCheckedAt: string | null
            lastProblem: string
          } | null // of a domain: what the record or file must hold
        }[]
      }
    }
    /** An address for ten minutes of a document of an own claim. Scope: business:read. */
    file: {
      input: {
        params: {
          businessID: string
          claimID: string
          fileID: string
        }
      }
      answer: {
        url: string
        expire: string
      }
    }
  }
  texts: {
    /** The texts of a collection with title, description and reading time, in their order. */
    list: {
      input: {
        params: {
          collection: "pages" | "b2b-tips" | "agreements"
        }
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        slug: string
        title: string
        description: string
        minutes: number // time to read
        updated: string // day
      }[]
    }
    /** A text of the site in one language, as typed blocks without HTML. */
    read: {
      input: {
        params: {
          collection: "pages" | "b2b-tips" | "agreements"
          slug: string
        }
        query?: {
          lang?: "en" | "es" | "it" | "zh" | "de"
        }
      }
      answer: {
        slug: string
        title: string
        description: string
        minutes: number // time to read
        updated: string // day
        locale: "en" | "es" | "it" | "zh" | "de"
        keywords: string[]
        related: {
          id: string
          kind: "industry" | "category"
          name: string
        }[] // industries and categories that the text is about
        contents: {
          id: string
          text: string
        }[] // headings of the second level
        blocks: {
          kind: "heading"
          level: 2 | 3
          id: string
          runs: {
            text: string
            strong?: true
            em?: true
            code?: true
            href?: string // a path of this site, an anchor, https: or mailto:
          }[]
        } | {
          kind: "paragraph"
          runs: {
            text: string
            strong?: true
            em?: true
            code?: true
            href?: string // a path of this site, an anchor, https: or mailto:
          }[]
        } | {
          kind: "list"
          ordered: boolean
          items: {
            text: string
            strong?: true
            em?: true
            code?: true
            href?: string // a path of this site, an anchor, https: or mailto:
          }[][]
        } | {
          kind: "table"
          numbers: boolean[] // columns that are aligned right
          head: {
            text: string
            strong?: true
            em?: true
            code?: true
            href?: string // a path of this site, an anchor, https: or mailto:
          }[][]
          rows: {
            text: string
            strong?: true
            em?: true
            code?: true
            href?: string // a path of this site, an anchor, https: or mailto:
          }[][][]
        } | {
          kind: "quote"
          paragraphs: {
            text: string
            strong?: true
            em?: true
            code?: true
            href?: string // a path of this site, an anchor, https: or mailto:
          }[][]
        } | {
          kind: "figure"
          src: string
          alt: string
          caption: string
        }[]
      }
    }
  }
  watches: {
    /** The watched things, the latest first, each with its last news, and how their news are told. Scope: social:read. */
    list: {
      input: {}
      answer: {
        pace: "app" | "daily" | "weekly" // how news of watched things are told
        data: {
          resourceType: "product" | "business" | "category"
          resourceID: string
          name: string
          thing?: {
            resourceType: "business" | "product"
            resourceID: string
            key: string
            name: string
            company: {
              businessID: string
              key: string
              companyName: string
              country: {
                code: string
                countryName: string
                emoji: string
              }
              presence: "listed" | "run"
              verified: boolean
            }
            photo: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
          } // absent for a category
          watchedAt: string
          latest: {
            id: string
            kind: "match" | "import" | "supplier" | "price" | "minimumOrder" | "leadTime" | "stock" | "certificate" | "verified"
            at: string
            openedAt: string | null
            thing: {
              resourceType: "business" | "product"
              resourceID: string
              key: string
              name: string
              company: {
                businessID: string
                key: string
                companyName: string
                country: {
                  code: string
                  countryName: string
                  emoji: string
                }
                presence: "listed" | "run"
                verified: boolean
              }
              photo: {
                url: string
                versions: {
                  url: string
                  width: number
                }[]
                alt?: string
              } | null
            }
            old: {
              price?: {
                amount: number | null
                currency: string | null
                unit: string | null
              }
              names?: string[] // of certificates
              number?: number // days of a lead time, or things of an import
              yes?: boolean
              text?: string
            } | null // one of the fields, by the kind; null: nothing is stated
            new: {
              price?: {
                amount: number | null
                currency: string | null
                unit: string | null
              }
              names?: string[] // of certificates
              number?: number // days of a lead time, or things of an import
              yes?: boolean
              text?: string
            } | null // one of the fields, by the kind; null: nothing is stated
            searches: {
              id: string
              name: string
            }[] // saved searches and categories that found it
          } | null
        }[]
        most: 200
      }
    }
    /** Watches a product, a company or a category. Safe to repeat. Scope: social:write. */
    watch: {
      input: {
        body: {
          resourceType: "product" | "business" | "category"
          resourceID: string
        }
      }
      answer: {
        watching: boolean
      }
    }
    /** Watches it no longer. Safe to repeat. Scope: social:write. */
    unwatch: {
      input: {
        body: {
          resourceType: "product" | "business" | "category"
          resourceID: string
        }
      }
      answer: {
        watching: boolean
      }
    }
    /** Marks the news of a thing as opened, since its page was, and says whether it is watched. Safe to repeat. Scope: social:write. */
    open: {
      input: {
        body: {
          resourceType: "product" | "business" | "category"
          resourceID: string
        }
      }
      answer: {
        watching: boolean
      }
    }
    /** News of watched things and saved searches, the latest first. Scope: social:read. */
    news: {
      input: {
        query?: {
          nextID?: string // `nextID` of the page before
        }
      }
      answer: {
        data: {
          id: string
          kind: "match" | "import" | "supplier" | "price" | "minimumOrder" | "leadTime" | "stock" | "certificate" | "verified"
          at: string
          openedAt: string | null
          thing: {
            resourceType: "business" | "product"
            resourceID: string
            key: string
            name: string
            company: {
              businessID: string
              key: string
              companyName: string
              country: {
                code: string
                countryName: string
                emoji: string
              }
              presence: "listed" | "run"
              verified: boolean
            }
            photo: {
              url: string
              versions: {
                url: string
                width: number
              }[]
              alt?: string
            } | null
          }
          old: {
            price?: {
              amount: number | null
              currency: string | null
              unit: string | null
            }
            names?: string[] // of certificates
            number?: number // days of a lead time, or things of an import
            yes?: boolean
            text?: string
          } | null // one of the fields, by the kind; null: nothing is stated
          new: {
            price?: {
              amount: number | null
              currency: string | null
              unit: string | null
            }
            names?: string[] // of certificates
            number?: number // days of a lead time, or things of an import
            yes?: boolean
            text?: string
          } | null // one of the fields, by the kind; null: nothing is stated
          searches: {
            id: string
            name: string
          }[] // saved searches and categories that found it
        }[]
        nextID: string | null
        unopened: number
      }
    }
    /** Marks all news as opened. Safe to repeat. Scope: social:write. */
    openNews: {
      input: {}
      answer: {}
    }
    /** Changes how news of watched things are told: in the app alone, or in a daily or weekly email too. Scope: social:write. */
    settings: {
      input: {
        body: {
          pace: "app" | "daily" | "weekly" // how news of watched things are told
        }
      }
      answer: {
        pace: "app" | "daily" | "weekly" // how news of watched things are told
      }
    }
  }
  webhooks: {
    /** The webhooks of a business, without their secrets. Scope: webhooks:read. */
    list: {
      input: {
        params: {
          businessID: string
        }
      }
      answer: {
        webhooks: {
          webhookID: string
          url: string
          events: ("business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed")[]
          description: string
          createdAt: string
          failingSince: string | null // of the first failure since something was delivered
          disabledBy: "people" | "failures" | "gone" | null // gone: the receiver answered 410; null: it is enabled
          oldSecretUntil: string | null // until then a replaced secret signs too
        }[]
        business: {
          businessID: string
          key: string
          companyName: string
        }
      }
    }
    /** Tells an address of events. The secret that signs is answered this once. At most 10 a business, each address once. Scope: webhooks:write. */
    create: {
      input: {
        params: {
          businessID: string
        }
        body: {
          url: string // https; it is called by POST, and redirects are not followed
          events: ("business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed")[]
          description?: string
        }
      }
      answer: {
        secret: string // whsec_…
        webhook: {
          webhookID: string
          url: string
          events: ("business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed")[]
          description: string
          createdAt: string
          failingSince: string | null // of the first failure since something was delivered
          disabledBy: "people" | "failures" | "gone" | null // gone: the receiver answered 410; null: it is enabled
          oldSecretUntil: string | null // until then a replaced secret signs too
        }
      }
    }
    /** Changes it, and disables or enables it. While disabled it is told of nothing. Scope: webhooks:write. */
    change: {
      input: {
        params: {
          businessID: string
          webhookID: string
        }
        body: {
          url: string // https; it is called by POST, and redirects are not followed
          events: ("business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed")[]
          description?: string
          enabled?: boolean // default true
        }
      }
      answer: {
        webhookID: string
        url: string
        events: ("business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed")[]
        description: string
        createdAt: string
        failingSince: string | null // of the first failure since something was delivered
        disabledBy: "people" | "failures" | "gone" | null // gone: the receiver answered 410; null: it is enabled
        oldSecretUntil: string | null // until then a replaced secret signs too
      }
    }
    /** Removes it with the log of its deliveries. Safe to repeat. Scope: webhooks:write. */
    remove: {
      input: {
        params: {
          businessID: string
          webhookID: string
        }
      }
      answer: {}
    }
    /** A new secret, answered this once. The old one signs too for 24 hours. Scope: webhooks:write. */
    renewSecret: {
      input: {
        params: {
          businessID: string
          webhookID: string
        }
      }
      answer: {
        secret: string // whsec_…
        webhook: {
          webhookID: string
          url: string
          events: ("business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed")[]
          description: string
          createdAt: string
          failingSince: string | null // of the first failure since something was delivered
          disabledBy: "people" | "failures" | "gone" | null // gone: the receiver answered 410; null: it is enabled
          oldSecretUntil: string | null // until then a replaced secret signs too
        }
      }
    }
    /** Sends an event of the type webhook.test, once. Scope: webhooks:write. */
    test: {
      input: {
        params: {
          businessID: string
          webhookID: string
        }
      }
      answer: {
        deliveryID: string
        eventID: string // the header webhook-id of every attempt
        type: "business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed" | "webhook.test"
        status: "waiting" | "delivered" | "failed"
        createdAt: string
        nextAt: string | null // of the next attempt
        body: string
        attempts: {
          at: string
          duration: number // ms
          status: number | null // of the answer; null: there was none
          failure: "private" | "late" | "unreachable" | "refused" | null // why there was none
          error: string // the same in words
          answer: string // its first characters
        }[] // the last ones, the newest first
      }
    }
    /** What was sent to it within 30 days, the newest first. Scope: webhooks:read. */
    deliveries: {
      input: {
        params: {
          businessID: string
          webhookID: string
        }
        query?: {
          status?: "waiting" | "delivered" | "failed"
          nextID?: string
        }
      }
      answer: {
        data: {
          deliveryID: string
          eventID: string // the header webhook-id of every attempt
          type: "business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed" | "webhook.test"
          status: "waiting" | "delivered" | "failed"
          createdAt: string
          nextAt: string | null // of the next attempt
          body: string
          attempts: {
            at: string
            duration: number // ms
            status: number | null // of the answer; null: there was none
            failure: "private" | "late" | "unreachable" | "refused" | null // why there was none
            error: string // the same in words
            answer: string // its first characters
          }[] // the last ones, the newest first
        }[]
        nextID: string | null
      }
    }
    /** Sends it again at once, with the same id, and again if that fails. Scope: webhooks:write. */
    replay: {
      input: {
        params: {
          businessID: string
          webhookID: string
          deliveryID: string
        }
      }
      answer: {
        deliveryID: string
        eventID: string // the header webhook-id of every attempt
        type: "business.updated" | "product.changed" | "inquiry.received" | "message.received" | "quotation.received" | "rfq.updated" | "sample.updated" | "nda.updated" | "membership.changed" | "webhook.test"
        status: "waiting" | "delivered" | "failed"
        createdAt: string
        nextAt: string | null // of the next attempt
        body: string
        attempts: {
          at: string
          duration: number // ms
          status: number | null // of the answer; null: there was none
          failure: "private" | "late" | "unreachable" | "refused" | null // why there was none
          error: string // the same in words
          answer: string // its first characters
        }[] // the last ones, the newest first
      }
    }
  }
}

export const routes = {
  agreements: {
    list: ['GET', '/business/:businessID/agreement'],
    read: ['GET', '/business/:businessID/agreement/:agreementID'],
  },
  announcements: {
    current: ['GET', '/announcement/current'],
  },
  blocks: {
    list: ['GET', '/social/block'],
    block: ['POST', '/social/block'],
    unblock: ['DELETE', '/social/block'],
  },
  boosts: {
    list: ['GET', '/business/:businessID/boost'],
    start: ['POST', '/business/:businessID/boost'],
    stop: ['POST', '/business/:businessID/boost/:boostID/stop'],
    show: ['POST', '/boost/show'],
    click: ['POST', '/boost/:boostID/click'],
  },
  businesses: {
    read: ['GET', '/business/profile/:id'],
    readMany: ['GET', '/business/profile/many'],
    create: ['POST', '/business/profile/create'],
    change: ['PUT', '/business/profile/:id'],
    mine: ['GET', '/business/profile/my-list'],
    ofUser: ['GET', '/business/profile/list-business'],
    duplicates: ['GET', '/business/profile/duplicates'],
    addCertificate: ['POST', '/business/:businessID/certificate'],
    changeCertificate: ['PUT', '/business/:businessID/certificate/:id'],
    removeCertificate: ['DELETE', '/business/:businessID/certificate/:id'],
    showcase: ['GET', '/search/business/showcase'],
    lastRegistered: ['GET', '/search/business/last-registered'],
  },
  catalogues: {
    begin: ['POST', '/catalogue/import'],
    addRows: ['POST', '/catalogue/import/:importID/rows'],
    check: ['POST', '/catalogue/import/:importID/check'],
    addPictures: ['POST', '/catalogue/import/:importID/pictures'],
    start: ['POST', '/catalogue/import/:importID/start'],
    cancel: ['POST', '/catalogue/import/:importID/cancel'],
    undo: ['POST', '/catalogue/import/:importID/undo'],
    read: ['GET', '/catalogue/import/:importID'],
    rows: ['GET', '/catalogue/import/:importID/rows'],
    imports: ['GET', '/catalogue/imports'],
    export: ['GET', '/catalogue/export'],
  },
  categoryPages: {
    list: ['GET', '/category-pages'],
    countries: ['GET', '/category-pages/countries'],
    read: ['GET', '/category-pages/:category'],
  },
  choices: {
    choose: ['POST', '/search/choice'],
  },
  comments: {
    create: ['POST', '/social/comments/make-comment'],
    list: ['GET', '/social/comments/:resourceID'],
    change: ['PUT', '/social/comments/:commentID'],
    remove: ['DELETE', '/social/comments/:commentID'],
    restore: ['POST', '/social/comments/:commentID/restore'],
  },
  connections: {
    list: ['GET', '/social/connection'],
    state: ['GET', '/social/connection/with/:resourceID'],
    ask: ['POST', '/social/connection'],
    answer: ['PUT', '/social/connection/:id'],
    end: ['DELETE', '/social/connection/:id'],
  },
  documents: {
    list: ['GET', '/business/:businessID/document'],
    add: ['POST', '/business/:businessID/document'],
    change: ['PUT', '/business/:businessID/document/:documentID'],
    revise: ['POST', '/business/:businessID/document/:documentID/revision'],
    remove: ['DELETE', '/business/:businessID/document/:documentID'],
    file: ['GET', '/business/:businessID/document/:documentID/file/:revisionID'],
    read: ['GET', '/document/:documentID'],
    code: ['GET', '/document/:documentID/code'],
    open: ['POST', '/document/:documentID/open'],
    picture: ['GET', '/document/:documentID/picture'],
  },
  documentRequests: {
    ask: ['POST', '/document/:documentID/request'],
    mine: ['GET', '/document-request'],
    ofThread: ['GET', '/business/request/:rid/document'],
    list: ['GET', '/business/:businessID/document-request'],
    answer: ['POST', '/business/:businessID/document-request/:requestID'],
    withdraw: ['DELETE', '/business/:businessID/document-request/:requestID'],
  },
  favorites: {
    list: ['GET', '/favorite/:resourceType'],
    saved: ['GET', '/favorite/:resourceType/saved'],
    save: ['POST', '/favorite/:resourceType'],
    change: ['PUT', '/favorite/:resourceType'],
    remove: ['DELETE', '/favorite/:resourceType'],
    lists: ['GET', '/favorite/list'],
    addList: ['POST', '/favorite/list'],
    renameList: ['PUT', '/favorite/list/:id'],
    removeList: ['DELETE', '/favorite/list/:id'],
  },
  files: {
    requestForUser: ['POST', '/files/upload-request/user'],
    requestForBusiness: ['POST', '/files/upload-request/business'],
    validate: ['POST', '/files/upload-validate'],
    requestProfilePhoto: ['POST', '/user/profile-photo/upload-request'],
    validateProfilePhoto: ['POST', '/user/profile-photo/upload-validate'],
  },
  follows: {
    follow: ['POST', '/social/follow/:resourceType'],
    unfollow: ['DELETE', '/social/follow/:id'],
    summary: ['GET', '/social/follow/:id/summary'],
    followers: ['GET', '/social/follow/:id/followers'],
    following: ['GET', '/social/follow/:id/following'],
  },
  groups: {
    find: ['POST', '/search/group'],
    mine: ['GET', '/social/group'],
    suggested: ['GET', '/social/group/suggested'],
    create: ['POST', '/social/group'],
    read: ['GET', '/social/group/:groupID'],
    change: ['PUT', '/social/group/:groupID'],
    remove: ['DELETE', '/social/group/:groupID'],
    join: ['POST', '/social/group/:groupID/member'],
    leave: ['DELETE', '/social/group/:groupID/member'],
    members: ['GET', '/social/group/:groupID/member'],
    setRole: ['PUT', '/social/group/:groupID/member/:userID'],
    removeMember: ['DELETE', '/social/group/:groupID/member/:userID'],
    requests: ['GET', '/social/group/:groupID/request'],
    answer: ['PUT', '/social/group/:groupID/request/:userID'],
  },
  home: {
    read: ['GET', '/home'],
  },
  industries: {
    list: ['GET', '/catsys/industry'],
    categories: ['GET', '/catsys/industry/:id/category'],
    tree: ['GET', '/catsys/industry/full-tree'],
  },
  members: {
    list: ['GET', '/business/:businessID/member'],
    invitation: ['GET', '/business/member/invitation'],
  },
  memberships: {
    setup: ['GET', '/subscription/setup'],
  },
  mentions: {
    suggest: ['GET', '/social/mention'],
  },
  needHelp: {
    form: ['GET', '/needhelp/form'],
    send: ['POST', '/needhelp/send'],
  },
  newsfeed: {
    load: ['GET', '/newsfeed/load'],
    news: ['GET', '/newsfeed/news'],
    timeline: ['GET', '/timeline/load/:id'],
    muted: ['GET', '/newsfeed/mute'],
    mute: ['POST', '/newsfeed/mute'],
    unmute: ['DELETE', '/newsfeed/mute'],
    hide: ['POST', '/newsfeed/hide'],
    unhide: ['DELETE', '/newsfeed/hide'],
  },
  notifications: {
    list: ['GET', '/social/notification'],
    count: ['GET', '/social/notification/count'],
    read: ['POST', '/social/notification/read'],
    settings: ['GET', '/social/notification/settings'],
    changeSettings: ['PUT', '/social/notification/settings'],
    unsubscribe: ['POST', '/social/notification/unsubscribe'],
  },
  ownershipClaims: {
    objection: ['GET', '/ownership-claim/objection/:token'],
    confirm: ['POST', '/ownership-claim/objection/:token/confirm'],
    object: ['POST', '/ownership-claim/objection/:token'],
  },
  people: {
    own: ['GET', '/user/profile'],
    change: ['PUT', '/user/profile'],
    read: ['GET', '/user/public-profile/:id'],
    settings: ['GET', '/user/settings'],
    changeSettings: ['PUT', '/user/settings'],
    firstSteps: ['GET', '/user/first-steps'],
    interests: ['GET', '/user/interests'],
    changeInterests: ['PUT', '/user/interests'],
  },
  portalPages: {
    read: ['GET', '/portals/:key'],
    settings: ['GET', '/portals/:key/settings'],
  },
  posts: {
    create: ['POST', '/social/posts/make-post'],
    read: ['GET', '/social/posts/:postID'],
    change: ['PUT', '/social/posts/:postID'],
    remove: ['DELETE', '/social/posts/remove-post'],
    restore: ['POST', '/social/posts/restore-post'],
  },
  products: {
    create: ['POST', '/product/create'],
    change: ['PUT', '/product/:productID'],
    duplicate: ['POST', '/product/:productID/duplicate'],
    remove: ['DELETE', '/product/:productID'],
    catalogue: ['GET', '/product/catalogue'],
    specSuggestions: ['GET', '/product/spec-suggestions'],
    read: ['GET', '/product/:id'],
    code: ['GET', '/product/:id/code'],
    byGtin: ['GET', '/product/gtin/:gtin'],
    readMany: ['GET', '/product/many'],
    byBusiness: ['GET', '/product/by-business'],
  },
  reach: {
    tell: ['POST', '/reach'],
    read: ['GET', '/business/:businessID/reach'],
  },
  reactions: {
    react: ['POST', '/social/reaction/react/:resourceType'],
    unreact: ['DELETE', '/social/reaction/react/:resourceType'],
    check: ['GET', '/social/reaction/check/:resourceID'],
    summary: ['GET', '/social/reaction/summary/:resourceID'],
  },
  reading: {
    translate: ['POST', '/reading/translations'],
  },
  reference: {
    countries: ['GET', '/ref-data/country'],
    businessTypes: ['GET', '/ref-data/business-type'],
    jobPositions: ['GET', '/ref-data/job-position'],
    genders: ['GET', '/ref-data/gender'],
    languages: ['GET', '/ref-data/language'],
    incoterms: ['GET', '/ref-data/incoterm'],
    currencies: ['GET', '/ref-data/currency'],
    paymentTypes: ['GET', '/ref-data/payment-type'],
    packagingTypes: ['GET', '/ref-data/packaging-type'],
    capacityUnits: ['GET', '/ref-data/capacity-unit'],
    capacityPeriods: ['GET', '/ref-data/capacity-period'],
    markets: ['GET', '/ref-data/market'],
    contractManufacturing: ['GET', '/ref-data/contract-manufacturing'],
    lists: ['GET', '/reference/lists'],
    states: ['GET', '/ref-data/country/:code/state'],
    attributions: ['GET', '/ref-data/attribution'],
  },
  removals: {
    request: ['POST', '/business/:id/removal'],
    confirm: ['POST', '/business/:id/removal/:removalID/confirm'],
  },
  reviews: {
    ofBusiness: ['GET', '/business/:id/review'],
  },
  inquiries: {
    send: ['POST', '/business/request'],
    list: ['GET', '/business/request'],
    inboxes: ['GET', '/business/request/inboxes'],
    read: ['GET', '/business/request/:rid'],
    messages: ['GET', '/business/request/:rid/get-messages'],
    sendMessage: ['POST', '/business/request/:rid/send-message'],
    end: ['POST', '/business/request/:rid/end-request'],
    markRead: ['POST', '/business/request/:rid/read'],
    typing: ['POST', '/business/request/:rid/typing'],
    file: ['GET', '/business/request/:rid/file/:fileID'],
    settings: ['GET', '/user/message-settings'],
    changeSettings: ['PUT', '/user/message-settings'],
    assign: ['PUT', '/business/request/:rid/assignee'],
    archive: ['PUT', '/business/request/:rid/archived'],
    setLabels: ['PUT', '/business/request/:rid/labels'],
    notes: ['GET', '/business/request/:rid/note'],
    addNote: ['POST', '/business/request/:rid/note'],
    removeNote: ['DELETE', '/business/request/:rid/note/:id'],
    labels: ['GET', '/business/:businessID/request-label'],
    addLabel: ['POST', '/business/:businessID/request-label'],
    changeLabel: ['PUT', '/business/:businessID/request-label/:id'],
    removeLabel: ['DELETE', '/business/:businessID/request-label/:id'],
    savedReplies: ['GET', '/business/:businessID/saved-reply'],
    addSavedReply: ['POST', '/business/:businessID/saved-reply'],
    changeSavedReply: ['PUT', '/business/:businessID/saved-reply/:id'],
    removeSavedReply: ['DELETE', '/business/:businessID/saved-reply/:id'],
    keep: ['POST', '/business/kept-request'],
    kept: ['GET', '/business/kept-request'],
    renewKept: ['PUT', '/business/kept-request/:id'],
    withdrawKept: ['DELETE', '/business/kept-request/:id'],
    keptNotice: ['GET', '/business/kept-notice/:token'],
  },
  rfqs: {
    propose: ['POST', '/rfq/propose'],
    create: ['POST', '/rfq'],
    list: ['GET', '/rfq'],
    read: ['GET', '/rfq/:rfqID'],
    file: ['GET', '/rfq/:rfqID/file/:fileID'],
    award: ['POST', '/rfq/:rfqID/award'],
    close: ['POST', '/rfq/:rfqID/close'],
    reopen: ['POST', '/rfq/:rfqID/reopen'],
    comparison: ['GET', '/rfq/:rfqID/comparison'],
    estimate: ['PUT', '/rfq/:rfqID/estimates'],
    quote: ['POST', '/rfq/:rfqID/quotation'],
    decline: ['POST', '/rfq/:rfqID/decline'],
  },
  samples: {
    ofThread: ['GET', '/business/request/:rid/sample'],
    list: ['GET', '/business/sample'],
    request: ['POST', '/business/request/:rid/sample'],
    qualify: ['PUT', '/business/request/:rid/sample/:sampleID/details'],
    approve: ['POST', '/business/request/:rid/sample/:sampleID/approve'],
    decline: ['POST', '/business/request/:rid/sample/:sampleID/decline'],
    ship: ['POST', '/business/request/:rid/sample/:sampleID/ship'],
    receive: ['POST', '/business/request/:rid/sample/:sampleID/receive'],
    conclude: ['POST', '/business/request/:rid/sample/:sampleID/outcome'],
    withdraw: ['POST', '/business/request/:rid/sample/:sampleID/withdraw'],
  },
  sanctions: {
    appealed: ['GET', '/appeal'],
    appeal: ['POST', '/appeal'],
  },
  savedSearches: {
    list: ['GET', '/saved-search'],
    save: ['POST', '/saved-search'],
    change: ['PUT', '/saved-search/:id'],
    open: ['POST', '/saved-search/:id/open'],
    remove: ['DELETE', '/saved-search/:id'],
  },
  search: {
    business: ['POST', '/search/business'],
    product: ['POST', '/search/product'],
    user: ['POST', '/user/search'],
    examples: ['GET', '/search/examples'],
    suggest: ['GET', '/search/suggest'],
    similarAnswering: ['GET', '/business/:id/similar-answering'],
  },
  sitemaps: {
    parts: ['GET', '/sitemaps/:kind'],
    pages: ['GET', '/sitemaps/:kind/pages'],
    newest: ['GET', '/sitemaps/:kind/newest'],
  },
  territories: {
    read: ['GET', '/business/:businessID/territory'],
    createLine: ['POST', '/business/:businessID/line'],
    changeLine: ['PUT', '/business/:businessID/line/:lineID'],
    removeLine: ['DELETE', '/business/:businessID/line/:lineID'],
    set: ['PUT', '/business/:businessID/territory'],
    paste: ['POST', '/business/:businessID/territory/paste'],
    export: ['GET', '/business/:businessID/territory/export'],
    coverage: ['GET', '/business/:businessID/coverage'],
    cover: ['PUT', '/business/:businessID/coverage'],
    whereToBuy: ['GET', '/business/:id/where-to-buy'],
    whereToBuyProduct: ['GET', '/product/:id/where-to-buy'],
    represented: ['GET', '/business/:id/represented'],
    findLines: ['GET', '/territory/line'],
    findDistributors: ['GET', '/territory/distributor'],
    alerts: ['GET', '/territory/alert'],
    saveAlert: ['POST', '/territory/alert'],
    removeAlert: ['DELETE', '/territory/alert/:id'],
  },
  transparency: {
    report: ['GET', '/transparency'],
  },
  verification: {
    read: ['GET', '/business/:businessID/verification'],
    own: ['GET', '/business/:businessID/verification/claim'],
    file: ['GET', '/business/:businessID/verification/claim/:claimID/file/:fileID'],
  },
  texts: {
    list: ['GET', '/texts/:collection'],
    read: ['GET', '/texts/:collection/:slug'],
  },
  watches: {
    list: ['GET', '/watch'],
    watch: ['POST', '/watch'],
    unwatch: ['DELETE', '/watch'],
    open: ['POST', '/watch/open'],
    news: ['GET', '/watch/news'],
    openNews: ['POST', '/watch/news/open'],
    settings: ['PUT', '/watch/settings'],
  },
  webhooks: {
    list: ['GET', '/business/:businessID/webhook'],
    create: ['POST', '/business/:businessID/webhook'],
    change: ['PUT', '/business/:businessID/webhook/:webhookID'],
    remove: ['DELETE', '/business/:businessID/webhook/:webhookID'],
    renewSecret: ['POST', '/business/:businessID/webhook/:webhookID/secret'],
    test: ['POST', '/business/:businessID/webhook/:webhookID/test'],
    deliveries: ['GET', '/business/:businessID/webhook/:webhookID/delivery'],
    replay: ['POST', '/business/:businessID/webhook/:webhookID/delivery/:deliveryID/replay'],
  },
} as const
